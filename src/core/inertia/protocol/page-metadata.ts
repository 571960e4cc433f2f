/** The metadata of a response's props. Lists contain dotted paths. */
export interface PageMetadata {
  deferredProps: Record<string, string[]>;
  rescuedProps: string[];
  mergeProps: string[];
  prependProps: string[];
  matchPropsOn: string[];
  scrollProps: Record<string, ScrollMetadata>;
  onceProps: Record<string, { prop: string; expiresAt: number | null }>;
}

export interface ScrollMetadata {
  pageName: string;
  previousPage: string | number | null;
  nextPage: string | number | null;
  currentPage: string | number | null;
  reset: boolean;
}

/** The answer to a visit, the same in a document and as JSON. */
export interface PageObject extends Partial<PageMetadata> {
  component: string;
  props: Record<string, unknown>;
  url: string;
  version: string | null;
  sharedProps: string[];
  flash?: object;
  encryptHistory?: true;
  clearHistory?: true;
}

type MetadataEntry = (metadata: PageMetadata) => void;

/**
 * Collects metadata in the order in which props are declared, although values resolve in any order: a section
 * is opened at its place, and filled later.
 */
export class MetadataEntries {
  private readonly entries: (MetadataEntry | MetadataEntries)[] = [];

  add(entry: MetadataEntry): void {
    this.entries.push(entry);
  }

  section(): MetadataEntries {
    const section = new MetadataEntries();
    this.entries.push(section);
    return section;
  }

  writeTo(metadata: PageMetadata): PageMetadata {
    for (const entry of this.entries) {
      if (entry instanceof MetadataEntries) entry.writeTo(metadata);
      else entry(metadata);
    }
    return metadata;
  }
}

export function emptyMetadata(): PageMetadata {
  return {
    deferredProps: {},
    rescuedProps: [],
    mergeProps: [],
    prependProps: [],
    matchPropsOn: [],
    scrollProps: {},
    onceProps: {},
  };
}

/** Without empty lists and maps, which the protocol omits. */
export function presentMetadata(metadata: PageMetadata): Partial<PageMetadata> {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => Object.keys(value).length > 0));
}
