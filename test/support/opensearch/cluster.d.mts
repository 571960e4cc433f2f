import type { InstalledOpenSearch } from './install.mjs';
import type { Namespaces } from './namespaces.mjs';

export interface ClusterOptions {
  nodes?: number;
  /** Java heap of each node; it uses as much again outside the heap. */
  heap?: string;
  /** Java compiles well rather than quickly, and collects garbage as in production. */
  isLongLived?: boolean;
  /** OpenSearch's, for each node. */
  settings?: Record<string, string | number | boolean>;
  freePort?: () => Promise<number>;
  /** For the nodes to run in, one for each. */
  namespaces?: Namespaces;
}

/** A cluster of OpenSearch nodes, each a process with its own data. They end with their parent. */
export class OpenSearchCluster {
  /** Resolves when all nodes have joined and every shard has its copies. */
  static start(installed: InstalledOpenSearch, options?: ClusterOptions): Promise<OpenSearchCluster>;

  /** Of each node, also of one that does not run. */
  readonly urls: string[];
  /** Processes of the running nodes. */
  readonly pids: number[];

  /** Restarts a stopped or killed node, with the same addresses and data. */
  startNode(index: number): void;
  /** Stops a node gracefully. */
  stopNode(index: number): Promise<void>;
  /** Kills a node. */
  killNode(index: number): Promise<void>;
  /** Waits until the running nodes have joined, and every shard has its copies. */
  untilGreen(): Promise<void>;
  close(): Promise<void>;
}
