import pg from 'pg';
import type { StoreKind } from '../../src/audit/audit.service.js';
import { holdLock, releaseLock } from '../../src/core/database/advisory-locks.js';
import { allFilledIn } from '../../scripts/demo/data/page-facts.js';
import type { Translations } from '../../src/core/i18n/local-text.js';
import { migrate } from '../../src/core/database/migrate.js';
import { testServices } from './servers/services.js';

const TEMPLATE = 'katalog_template';

/** The tables of the objects that belong to stores. */
const TABLES: Record<StoreKind, string> = {
  user: 'users',
  company: '(select id, id as company_id from companies)',
  picture: 'media',
  product: 'products',
  'offer-view': 'offer_views',
  'offer-report': 'offer_reports',
  'import-run': 'imports',
  feed: 'feeds',
  'feed-mapping': 'feed_mappings',
  'category-mapping': 'category_mappings',
};
const FIND_OWNER = Object.entries(TABLES)
  .map(
    ([kind, table]) => `
      when '${kind}' then select o.company_id into owner from ${table} o where o.id = new.object_id::integer;`,
  )
  .join('');

/**
 * Every audited write of every test is atomic: at its commit, the transaction of an entry has written another table, too.
 * Queues are in Redis, and a repeated invitation changes nothing. An entry also names the store of its object, unless
 * that was deleted. Tests may add entries themselves.
 */
const AUDIT_WITHIN_CHANGE = `
  create function assert_audit_within_change() returns trigger language plpgsql as $$
  declare owner integer;
  begin
    if not exists (
      select from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and l.mode = 'RowExclusiveLock' and c.relkind in ('r', 'p')
        and c.relname <> 'audit_entries'
    ) then
      raise exception 'The audit entry % is not written in the transaction of its change', new.action;
    end if;
    case new.object_kind${FIND_OWNER}
      else return null;
    end case;
    if found and owner is distinct from new.company_id then
      raise exception 'The audit entry % names the store %, but its object belongs to %',
        new.action, new.company_id, owner;
    end if;
    return null;
  end $$;
  create constraint trigger audit_within_change after insert on audit_entries
  deferrable initially deferred for each row
  when (new.object_kind <> 'queue' and new.action <> 'user.invited'
    and current_setting('application_name') like 'katalog-%')
  execute function assert_audit_within_change()`;

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * A migrated database: a copy of a template that the first caller makes.
 * @param server the maintenance database of another server than the usual one
 */
export function createTestDatabase(server?: string): Promise<TestDatabase> {
  return create(async (client, maintenanceUrl) => {
    await ensureTemplate(client, maintenanceUrl);
    return TEMPLATE;
  }, server);
}

/** An empty database, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create(async () => 'template0');
}

async function create(
  template: (client: pg.Client, maintenanceUrl: string) => Promise<string>,
  server?: string,
): Promise<TestDatabase> {
  const DATABASE_URL = server ?? (await testServices()).DATABASE_URL;
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const run = (work: (client: pg.Client) => Promise<unknown>) => withMaintenance(DATABASE_URL, work);
  await run(async (client) =>
    // copying its files takes half the time of logging each of their pages
    client.query(
      `create database ${name} template ${await template(client, DATABASE_URL)} strategy file_copy`,
    ),
  );
  return {
    url: databaseUrl(DATABASE_URL, name),
    drop: () => run((client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

/** The lock also keeps copies of the template apart: PostgreSQL copies no database that has connections. */
async function ensureTemplate(client: pg.Client, maintenanceUrl: string): Promise<void> {
  await client.query(holdLock('testTemplate'));
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [
      TEMPLATE,
    ]);
    if (rowCount) return;
    await client.query(`drop database if exists ${TEMPLATE} with (force)`);
    await client.query(`create database ${TEMPLATE}`);
    const url = databaseUrl(maintenanceUrl, TEMPLATE);
    await migrate(url);
    await withMaintenance(url, (template) => template.query(AUDIT_WITHIN_CHANGE));
    await withMaintenance(url, publishPages);
    await client.query(`alter database ${TEMPLATE} is_template true`);
  } finally {
    await client.query(releaseLock('testTemplate'));
  }
}

/** Publishes the pages like the demo does: a fresh installation has drafts with placeholders. */
async function publishPages(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: number; body: Translations }>('select id, body from pages');
  for (const { id, body } of rows)
    await client.query(`update pages set body = $2, status = 'published' where id = $1`, [
      id,
      allFilledIn(body),
    ]);
}

async function withMaintenance(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
