import type pg from 'pg';
import type { BackedUpTable, Partition } from './manifest.js';

type Table = Pick<BackedUpTable, 'name' | 'columns'>;

/**
 * All tables with what is kept of them. Partitions are read by the table they belong to; what is unlogged does not
 * survive a crash of the database either, and migrating fills its own tables.
 */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and c.relname not in ('migrations', 'schema_definitions')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

export async function partitionsOf(client: pg.ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(`
    select c.relname as name, p.relname as of, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`);
  return rows;
}

interface Sequence {
  table: string;
  column: string;
  name: string;
}

/** Of identity columns: each with the sequence that numbers it. */
export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition and a.attidentity <> ''
    order by c.relname, a.attname`);
  return rows;
}

/** The migrations that have run; empty where there is no schema yet. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows: known } = await client.query(`select where to_regclass('public.migrations') is not null`);
  if (!known.length) return [];
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}
