import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Person } from '../../access/actor.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { BulkRun } from './bulk-run.entity.js';
import { FIND_REPEATED, FIND_SAME, OPEN } from './bulk-run.statements.js';

export type RunRequest = Pick<
  BulkRun,
  'action' | 'kind' | 'categoryId' | 'mode' | 'sourceId' | 'fingerprint'
> & { edit?: BulkRun['edit'] };
/** Stores the products of a run and counts them. */
export type Fill = (manager: EntityManager, runId: number) => Promise<{ total: number }>;

/** Equal for equal requests. */
export const fingerprintOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest();

/**
 * A new run with its products, or the run of the same user's same request.
 * @throws NotFound without products
 */
export async function findOrCreateRun(
  manager: EntityManager,
  { userId, email }: Person,
  request: RunRequest,
  fill: Fill,
): Promise<{ run: BulkRun; isNew: boolean }> {
  const { action, kind, categoryId, mode, sourceId, fingerprint, edit = null } = request;
  const values = [userId, email, action, categoryId, mode, sourceId, fingerprint, kind, edit];
  const opened = await OPEN.row(manager, values);
  if (!opened) return { run: (await find(manager, FIND_SAME, userId, request))!, isNew: false };
  const { total } = await fill(manager, opened.id);
  if (total) return { run: await manager.findOneByOrFail(BulkRun, { id: opened.id }), isNew: true };
  await manager.delete(BulkRun, opened.id);
  const repeated = await find(manager, FIND_REPEATED, userId, request);
  if (!repeated) throw new NotFound('bulk.errors.nothing_chosen');
  return { run: repeated, isNew: false };
}

async function find(
  manager: EntityManager,
  statement: typeof FIND_SAME,
  userId: number,
  { fingerprint, sourceId }: RunRequest,
): Promise<BulkRun | null> {
  const row = await statement.row(manager, [userId, fingerprint, sourceId]);
  return row ? manager.findOneByOrFail(BulkRun, { id: row.id }) : null;
}
