import type { EntityManager } from 'typeorm';
import { command } from './statement.js';

/** A row that is not committed keeps others from adding the same; sorted, so that two transactions cannot block each other. */
const ADD = command(`
  insert into key_locks (key) select distinct key from unnest($1::integer[]) as k(key) order by key`);

const DELETE = command('delete from key_locks where key = any($1::integer[])');

/**
 * Waits for the locks of some keys, and holds them until the transaction ends. As many as there are: all advisory locks of a
 * server share room for some thousands.
 */
export async function lockKeys(manager: EntityManager, keys: number[]): Promise<void> {
  if (!keys.length) return;
  await ADD.run(manager, [keys]);
  // waiting for the row means waiting for the transaction that added it; the row is gone when that commits
  await DELETE.run(manager, [keys]);
}
