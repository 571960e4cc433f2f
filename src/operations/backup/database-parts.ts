import type pg from 'pg';
import { statement, text, texts } from '../../core/database/statement.js';

/**
 * Tables with the columns that are backed up. Left out: partitions, which are read by their table; unlogged tables, which
 * do not survive a crash either; the tables that migrating fills; the sitemap, which names the site's own address; and
 * suggestions of equal products, which workers search again.
 */
export const TABLES = statement({ name: text, columns: texts })`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relpersistence = 'p' and c.relname not in (
      'migrations', 'schema_definitions', 'catalogue_followers', 'sitemap_parts', 'sitemap_changes',
      'matching_changes', 'matching_offers', 'matching_blocks', 'matching_suggestions')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`;

export const PARTITIONS = statement({ name: text, of: text, bound: text })`
  select c.relname as name, p.relname as of, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
  where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`;

/** Identity columns, each with the name of its sequence. */
export const SEQUENCES = statement({ table: text, column: text, name: text })`
  select c.relname as table, a.attname as column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as name
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and not c.relispartition and a.attidentity <> ''
  order by c.relname, a.attname`;

/** The applied migrations; empty without a schema. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  if (!(await HAS_SCHEMA.row(client))) return [];
  return (await MIGRATIONS_RUN.rows(client)).map(({ name }) => name);
}

/** Answers a row if there is a schema. */
const HAS_SCHEMA = statement({})`select where to_regclass('public.migrations') is not null`;
const MIGRATIONS_RUN = statement({ name: text })`select name from migrations order by id`;
