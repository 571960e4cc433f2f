export interface InstalledOpenSearch {
  java: string;
  args: string[];
}

export function installOpenSearch(): Promise<InstalledOpenSearch>;
