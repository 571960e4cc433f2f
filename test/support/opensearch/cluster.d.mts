import type { InstalledOpenSearch } from './install.mjs';

export interface ClusterOptions {
  nodes?: number;
  /** Memory of each node as Java is told it, beside as much again of the system's. */
  heap?: string;
  /** Java's; by itself those of a process that lives for seconds. */
  flags?: string[];
  /** OpenSearch's, for each node. */
  settings?: Record<string, string | number | boolean>;
  freePort?: () => Promise<number>;
}

/** Nodes of OpenSearch that know each other, each a process of its own with its own data. They end with who started them. */
export class OpenSearchCluster {
  /** Answers when all nodes are there and every shard has its copies. */
  static start(installed: InstalledOpenSearch, options?: ClusterOptions): Promise<OpenSearchCluster>;

  /** Of each node, also of one that does not run. */
  readonly urls: string[];
  /** Processes of the nodes that run. */
  readonly pids: number[];

  /** One that was stopped or killed, with the same addresses and data. */
  startNode(index: number): void;
  /** As an operator would. */
  stopNode(index: number): Promise<void>;
  /** As a crash would. */
  killNode(index: number): Promise<void>;
  /** Until the nodes that run know each other, and every shard has its copies. */
  untilGreen(): Promise<void>;
  close(): Promise<void>;
}
