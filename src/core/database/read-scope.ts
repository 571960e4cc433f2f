import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.js';

/** What a request has been told about where to read. */
export interface ReadScope {
  /** Nobody asks who could miss something just written. */
  allowsStale: boolean;
  /** Chosen at the first look, for all that follow: two replicas need not be equally far. */
  replica?: Replica;
}

const scopes = new AsyncLocalStorage<ReadScope>();

/** Does the work of a request that only reads. Outside of one, as in jobs, everything is read at the primary. */
export function withStaleReads(work: () => void): void {
  scopes.run({ allowsStale: true }, work);
}

/** From here on the request sees whatever has been written: for people who write, who must find their own words. */
export function readAtPrimary(): void {
  const scope = scopes.getStore();
  if (scope) scope.allowsStale = false;
}

/** Null where nothing may be late. */
export function staleReadScope(): ReadScope | null {
  const scope = scopes.getStore();
  return scope?.allowsStale ? scope : null;
}
