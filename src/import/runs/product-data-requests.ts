import type { DataSource, EntityManager } from 'typeorm';
import { shareLock, takeLock, tryLock } from '../../core/database/advisory-locks.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { command, int, type RowOf, statement } from '../../core/database/statement.js';

/** So many are requested in one transaction: all advisory locks of a server share room for some thousands. */
const REQUESTED_AT_ONCE = 500;

/**
 * Requests product data for GTINs without any, with the content of offers that a run wrote and committed. If
 * several runs have the same new GTIN, one requests it; the others retry later instead of waiting.
 */
export class ProductDataRequests {
  /** Offers whose GTINs another run was requesting. */
  private left: number[] = [];

  constructor(
    private readonly database: DataSource,
    private readonly importId: number,
  ) {}

  /** For these offers, and for those that were left. */
  async add(productIds: number[]): Promise<void> {
    const ids = [...this.left.splice(0), ...productIds];
    if (ids.length) await this.request(await FIND_NEW.rows(this.database, [ids]), tryLocks);
  }

  /** For all offers that the run wrote before an interruption, perhaps before their requests. */
  async addMissed(): Promise<void> {
    await this.request(await FIND_MISSED.rows(this.database, [this.importId]), tryLocks);
  }

  /** For the offers that are left; waits for other runs. */
  async complete(): Promise<void> {
    await this.request(await FIND_NEW.rows(this.database, [this.left.splice(0)]), waitForLocks);
  }

  private async request(found: NewGtin[], lock: typeof tryLocks): Promise<void> {
    for (let start = 0; start < found.length; start += REQUESTED_AT_ONCE) {
      const some = found.slice(start, start + REQUESTED_AT_ONCE);
      const locked = await withDeadlockRetry(() =>
        this.database.transaction(async (manager) => {
          const ids = await lock(manager, some);
          if (ids.length) {
            // an offer may be in a category that is being deleted
            await manager.query(shareLock('categoryRows'));
            await REQUEST.run(manager, [this.importId, ids]);
          }
          return new Set(ids);
        }),
      );
      this.left.push(...some.flatMap(({ id }) => (locked.has(id) ? [] : id)));
    }
  }
}

async function tryLocks(manager: EntityManager, found: NewGtin[]): Promise<number[]> {
  const rows = await TRY_LOCKS.rows(manager, [found.map(({ id }) => id), found.map(({ key }) => key)]);
  return rows.map(({ id }) => id);
}

async function waitForLocks(manager: EntityManager, found: NewGtin[]): Promise<number[]> {
  await manager.query(WAIT_FOR_LOCKS, [found.map(({ key }) => key)]);
  return found.map(({ id }) => id);
}

/** Locks keys $2 of the offers $1. Returns the offers whose keys no other transaction locked. */
const TRY_LOCKS = statement({ id: int })`
  select id from unnest($1::integer[], $2::integer[]) as n(id, key) where ${tryLock('requestedProductData', 'key')}`;

/** In ascending order, so that two runs cannot block each other. */
const WAIT_FOR_LOCKS = `
  ${takeLock('requestedProductData', 'key')} from (select unnest($1::integer[]) as key order by 1) keys`;

const isNew = (offer: string) =>
  `${offer}.kind = 'product' and ${offer}.gtin is not null and ${offer}.name <> '{}'
    and ${offer}.deleted_at is null and ${offer}.status <> 'blocked'
    and not exists (select from product_data d where d.gtin = ${offer}.gtin)`;

const NEW_GTIN = { id: int, key: int };
type NewGtin = RowOf<typeof FIND_NEW>;

/** One offer of each GTIN that has no product data, and the key of its lock. */
const findNew = (offers: string) => `
  select min(p.id) as id, hashtext(p.gtin) as key from ${offers} and ${isNew('p')} group by p.gtin order by 1`;

const FIND_NEW = statement(NEW_GTIN)`${findNew('products p where p.id = any($1::integer[])')}`;
const FIND_MISSED = statement(NEW_GTIN)`${findNew(
  'import_changes c join products p on p.id = c.product_id where c.import_id = $1',
)}`;

/** The store's values of the offers $2, without its own code and without system categories. */
const REQUEST = command(`
  with requested as (
    insert into product_data (company_id, import_id, ean, gtin, name, description, specifications, brand_id, product_code,
      attributes)
    select p.company_id, $1, p.ean, p.gtin, p.name - 'lang', p.description - 'lang', p.specifications - 'lang', p.brand_id, p.mpn,
      coalesce(described.attributes, '[]')
    from products p
    left join (
      select product_id, jsonb_agg(jsonb_build_object('definitionId', definition_id, 'name', name, 'value', value,
        'unit', unit) order by position) as attributes
      from product_attributes where product_id = any($2::integer[]) group by product_id
    ) described on described.product_id = p.id
    where p.id = any($2::integer[]) and ${isNew('p')} order by p.id
    returning id, gtin
  ), origin as (
    select r.id, p.id as product_id from requested r join products p on p.gtin = r.gtin and p.id = any($2::integer[])
  ), categorised as (
    insert into product_data_categories (product_data_id, category_id)
    select o.id, l.category_id from origin o join product_categories l using (product_id)
    where l.category_id <> all(array(select id from categories where system is not null))
  )
  insert into product_data_media (product_data_id, media_id, position)
  select o.id, l.media_id, l.position from origin o join product_media l using (product_id)`);
