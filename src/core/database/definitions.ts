import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';

const KINDS = ['functions', 'views', 'triggers'] as const;
type Kind = (typeof KINDS)[number];

/** A function, view or trigger as it is now: `migrations/<kind>/<name>.sql` creates or replaces it. */
export interface Definition {
  kind: Kind;
  /** Also that of the file; a function with several signatures has one file. */
  name: string;
  sql: string;
}

export function readDefinitions(folder: string): Definition[] {
  return KINDS.flatMap((kind) =>
    (existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)) : []).sort().map((file) => ({
      kind,
      name: file.replace(/\.sql$/, ''),
      sql: readFileSync(join(folder, kind, file), 'utf8'),
    })),
  );
}

/**
 * Indexes and generated columns call immutable functions only, and these read no table: they are made before the
 * migrations, all else after them.
 */
export const comesFirst = ({ kind, sql }: Definition): boolean =>
  kind === 'functions' && /\bimmutable\b/i.test(sql);

/** Makes what is new or has changed, with all that uses it, and drops what has no file any more. */
export class DefinitionsUpdate {
  private readonly applied = new Set<Definition>();
  /** Drop signatures that files no longer have; in the end, when nothing uses them. */
  private readonly drops: string[] = [];

  constructor(
    private readonly runner: QueryRunner,
    private readonly definitions: Definition[],
  ) {}

  beforeMigrations(): Promise<void> {
    return this.apply(this.definitions.filter(comesFirst));
  }

  async afterMigrations(): Promise<void> {
    await this.apply(this.definitions);
    const keys = new Set(this.definitions.map(keyOf));
    const gone = (await this.known()).filter((definition) => !keys.has(keyOf(definition)));
    for (const definition of inOrder(gone).toReversed())
      for (const statement of await this.dropsOf(definition)) await this.runner.query(statement);
    for (const statement of this.drops) await this.runner.query(statement);
    if (gone.length)
      await this.runner.query('delete from schema_definitions where name = any($1)', [gone.map(keyOf)]);
  }

  private async apply(definitions: Definition[]): Promise<void> {
    const known = new Map((await this.known()).map((definition) => [keyOf(definition), definition.sql]));
    for (const definition of inOrder(definitions)) {
      const { kind, sql } = definition;
      const isNew =
        known.get(keyOf(definition)) !== sql || [...this.applied].some((other) => uses(definition, other));
      if (!isNew || this.applied.has(definition)) continue;
      await this.runner.query(sql);
      if (kind === 'functions') this.drops.push(...(await this.dropsOf(definition, LEFT_BEHIND)));
      await this.runner.query(
        `insert into schema_definitions (name, sql) values ($1, $2)
         on conflict (name) do update set sql = excluded.sql`,
        [keyOf(definition), sql],
      );
      this.applied.add(definition);
    }
  }

  /** As they were last made in this database. */
  private async known(): Promise<Definition[]> {
    await this.runner.query(
      'create table if not exists schema_definitions (name text primary key, sql text not null)',
    );
    return (await this.runner.query(
      `select split_part(name, '/', 1) as kind, split_part(name, '/', 2) as name, sql from schema_definitions`,
    )) as Definition[];
  }

  private async dropsOf({ kind, name }: Definition, condition = ''): Promise<string[]> {
    const rows = (await this.runner.query(`${DROPS[kind]} ${condition}`, [name])) as {
      statement: string | null;
    }[];
    return rows.flatMap(({ statement }) => statement ?? []);
  }
}

const keyOf = ({ kind, name }: Definition) => `${kind}/${name}`;

const DROPS: Record<Kind, string> = {
  functions: `
    select 'drop function ' || string_agg(oid::regprocedure::text, ', ') as statement from pg_proc
    where pronamespace = 'public'::regnamespace and proname = $1`,
  views: `
    select 'drop view ' || oid::regclass as statement from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v' and relname = $1`,
  triggers: `
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement from pg_trigger
    where tgname = $1 and tgparentid = 0`,
};
/** Just after a file has made its signatures: the others of the name. */
const LEFT_BEHIND = 'and xmin <> pg_current_xact_id()::xid';

/** What is used comes before what uses it. */
function inOrder(definitions: Definition[]): Definition[] {
  const met = new Set<Definition>();
  const ordered: Definition[] = [];
  const add = (definition: Definition) => {
    if (met.has(definition)) return;
    met.add(definition);
    definitions.filter((other) => uses(definition, other)).forEach(add);
    ordered.push(definition);
  };
  definitions.forEach(add);
  return ordered;
}

/** Whether the one names the other outside of comments. */
const uses = (definition: Definition, other: Definition) =>
  other !== definition && new RegExp(`\\b${other.name}\\b`).test(definition.sql.replace(/--.*/g, ''));
