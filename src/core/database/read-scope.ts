import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.js';

/** What a request has been told about where to read. */
export interface ReadScope {
  /** Nobody asks who could miss something just written. */
  mayBeLate: boolean;
  /** Chosen at the first look, for all that follow: two replicas need not be equally far. */
  replica?: Replica;
}

const scopes = new AsyncLocalStorage<ReadScope>();

/** Does the work of a request that only reads. Outside of one, as in jobs, everything is read at the primary. */
export function readingOnly(work: () => void): void {
  scopes.run({ mayBeLate: true }, work);
}

/** From here on the request sees whatever has been written: for people who write, who must find their own words. */
export function readAtPrimary(): void {
  const scope = scopes.getStore();
  if (scope) scope.mayBeLate = false;
}

/** Null where nothing may be late. */
export function lateScope(): ReadScope | null {
  const scope = scopes.getStore();
  return scope?.mayBeLate ? scope : null;
}
