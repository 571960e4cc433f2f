import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { companyScope } from '../access/actor-scope.js';
import { reachOf } from '../access/permission-table.js';
import { takeLock } from '../core/database/advisory-locks.js';
import { withDeadlockRetry } from '../core/database/deadlock-retry.js';
import { Conflict, type DomainError, Forbidden } from '../core/errors/domain-errors.js';
import type { DecisionsInput } from './product-data.input.js';
import type { ProductDataListQuery } from './product-data.query.js';
import type { ProductDataRecord } from './product-data-record.js';
import { filtersOf, ProductDataSearch } from './product-data.search.js';
import * as statements from './product-data.statements.js';
import { ProductDataStore } from './product-data.store.js';

/** So many are decided in one transaction: all advisory locks of a server share room for some thousands. */
const DECIDED_AT_ONCE = 500;

type Decision = DecisionsInput['status'];
type Refused = [number, DomainError][];

/** Decisions on all product data that a list finds. */
@Injectable()
export class FoundDataDecisions {
  constructor(
    private readonly search: ProductDataSearch,
    private readonly store: ProductDataStore,
  ) {}

  /**
   * Approves or rejects the oldest ones, up to a limit, in several transactions.
   * @returns the number of changed records, and the refused ones
   */
  async decide(
    by: Actor,
    { status, except = [] }: Pick<DecisionsInput, 'status' | 'except'>,
    query: ProductDataListQuery,
  ): Promise<{ count: number; refused: Refused }> {
    const ids = await this.search.idsOf({ ...filtersOf(by, query), status: query.status }, except);
    const refused: Refused = [];
    let count = 0;
    for (let start = 0; start < ids.length; start += DECIDED_AT_ONCE) {
      const some = ids.slice(start, start + DECIDED_AT_ONCE);
      const outcome = await withDeadlockRetry(() =>
        this.store.transaction((manager) => this.decideSome(manager, by, some, status)),
      );
      count += outcome.count;
      refused.push(...outcome.refused);
    }
    return { count, refused };
  }

  private async decideSome(manager: EntityManager, by: Actor, ids: number[], status: Decision) {
    const { companyId = null } = companyScope(by, 'product-data.write');
    const locked = await statements.LOCK_OTHERS.rows(manager, [ids, companyId, status]);
    const records = await this.store.byIds(
      locked.map(({ id }) => id),
      manager,
    );
    const refusals = new Map<number, DomainError>();
    await this.refuseShared(manager, by, records, refusals);
    if (status === 'approved') await refuseSecond(manager, records, refusals);
    const allowed = records.filter(({ id }) => !refusals.has(id));
    await this.store.setStatus(manager, by, allowed, status);
    return { count: allowed.length, refused: [...refusals] };
  }

  private async refuseShared(
    manager: EntityManager,
    by: Actor,
    records: ProductDataRecord[],
    refusals: Map<number, DomainError>,
  ): Promise<void> {
    if (reachOf(by, 'product-data.decide') === 'all') return;
    const ids = records.map(({ id }) => id);
    const alone = new Set(await this.store.soldAlone(ids, manager));
    for (const id of ids)
      if (!alone.has(id)) refusals.set(id, new Forbidden('product-data.errors.not_yours_alone'));
  }
}

/** Refuses records whose GTIN has an approved one, and all but the oldest of each other GTIN. */
async function refuseSecond(
  manager: EntityManager,
  records: ProductDataRecord[],
  refusals: Map<number, DomainError>,
): Promise<void> {
  const gtins = records.map(({ gtin }) => gtin);
  await manager.query(WAIT_FOR_LOCKS, [gtins]);
  const approved = await statements.APPROVED_OF.rows(manager, [gtins]);
  const approvedBy = new Map(approved.map(({ gtin, id }) => [gtin, id]));
  for (const { id, gtin } of records.filter((record) => !refusals.has(record.id))) {
    const other = approvedBy.get(gtin);
    if (other === undefined) approvedBy.set(gtin, id);
    else refusals.set(id, new Conflict('product-data.errors.already_approved', { id: other }));
  }
}

/** In ascending order, so that two decisions cannot block each other. */
const WAIT_FOR_LOCKS = `
  ${takeLock('approvedProductData', 'key')} from (
    select distinct hashtext(gtin) as key from unnest($1::text[]) gtin order by 1) keys`;
