import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.js';

export interface ReadScope {
  /** Whether the request may miss recent writes. */
  allowsStale: boolean;
  /** Chosen at the first read for the whole request, because replicas lag differently. */
  replica?: Replica;
}

const scopes = new AsyncLocalStorage<ReadScope>();

/** Runs a request that only reads. Without this scope, for example in jobs, all reads go to the primary. */
export function withStaleReads(work: () => void): void {
  scopes.run({ allowsStale: true }, work);
}

/** The rest of the request reads at the primary: people who write must see their own writes. */
export function readAtPrimary(): void {
  const scope = scopes.getStore();
  if (scope) scope.allowsStale = false;
}

/** @returns null if stale reads are not allowed */
export function staleReadScope(): ReadScope | null {
  const scope = scopes.getStore();
  return scope?.allowsStale ? scope : null;
}
