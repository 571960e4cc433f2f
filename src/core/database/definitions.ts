import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { command, nullable, oneOf, statement, statements, text } from './statement.js';

const KINDS = ['functions', 'views', 'triggers'] as const;
type Kind = (typeof KINDS)[number];

/** A function, view or trigger; `migrations/<kind>/<name>.sql` creates or replaces it. */
export interface Definition {
  kind: Kind;
  /** Also the name of the file; a function with several signatures has one file. */
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
 * Indexes and generated columns of migrations call immutable functions, which read no table. These are created before
 * the migrations, all other definitions after them.
 */
export const comesFirst = ({ kind, sql }: Definition): boolean =>
  kind === 'functions' && /\bimmutable\b/i.test(sql);

/** Creates new and changed definitions and those that use them, and drops definitions without a file. */
export class DefinitionsUpdate {
  constructor(
    private readonly runner: QueryRunner,
    private readonly definitions: Definition[],
  ) {}

  /** Definitions that migrations use. They count as changed until `afterMigrations` commits. */
  async beforeMigrations(): Promise<void> {
    for (const { sql } of await this.changed(this.definitions.filter(comesFirst)))
      await this.runner.query(sql);
  }

  async afterMigrations(): Promise<void> {
    const drops: string[] = [];
    for (const definition of await this.changed(this.definitions)) {
      await this.runner.query(definition.sql);
      if (definition.kind === 'functions') drops.push(...(await this.dropsOf(definition, LEFT_BEHIND)));
      await STORE.run(this.runner, [keyOf(definition), definition.sql]);
    }
    const keys = new Set(this.definitions.map(keyOf));
    const obsolete = (await this.known()).filter((definition) => !keys.has(keyOf(definition)));
    for (const definition of inOrder(obsolete).toReversed())
      for (const drop of await this.dropsOf(definition)) await this.runner.query(drop);
    // last, when nothing uses these signatures, which the files no longer have
    for (const drop of drops) await this.runner.query(drop);
    if (obsolete.length) await DELETE.run(this.runner, [obsolete.map(keyOf)]);
  }

  /** New and changed ones and those that use them, in order. */
  private async changed(definitions: Definition[]): Promise<Definition[]> {
    const known = new Map((await this.known()).map((definition) => [keyOf(definition), definition.sql]));
    const changed: Definition[] = [];
    for (const definition of inOrder(definitions))
      if (known.get(keyOf(definition)) !== definition.sql || changed.some((other) => uses(definition, other)))
        changed.push(definition);
    return changed;
  }

  /** The definitions that were last created in this database. */
  private async known(): Promise<Definition[]> {
    await this.runner.query(
      'create table if not exists schema_definitions (name text primary key, sql text not null)',
    );
    return KNOWN.rows(this.runner);
  }

  private async dropsOf({ kind, name }: Definition, condition = ''): Promise<string[]> {
    const rows = await drops(kind, condition).rows(this.runner, [name]);
    return rows.flatMap(({ drop }) => drop ?? []);
  }
}

const KNOWN = statement({
  kind: oneOf<Kind>(),
  name: text,
  sql: text,
})`select split_part(name, '/', 1) as kind, split_part(name, '/', 2) as name, sql from schema_definitions`;

const STORE = command(`
  insert into schema_definitions (name, sql) values ($1, $2) on conflict (name) do update set sql = excluded.sql`);

const DELETE = command('delete from schema_definitions where name = any($1)');

const keyOf = ({ kind, name }: Definition) => `${kind}/${name}`;

const DROPS: Record<Kind, string> = {
  functions: `
    select 'drop function ' || string_agg(oid::regprocedure::text, ', ') as drop from pg_proc
    where pronamespace = 'public'::regnamespace and proname = $1`,
  views: `
    select 'drop view ' || oid::regclass as drop from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v' and relname = $1`,
  triggers: `
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop from pg_trigger
    where tgname = $1 and tgparentid = 0`,
};
/** Signatures of this name that the transaction did not write. */
const LEFT_BEHIND = 'and xmin <> pg_current_xact_id()::xid';

const drops = statements(
  { drop: nullable(text) },
  (kind: Kind, condition: string) => `${DROPS[kind]} ${condition}`,
  ['functions', LEFT_BEHIND],
  ['views', ''],
  ['triggers', ''],
);

/** A definition comes after those that it uses. */
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

/** Whether one names the other outside of comments. */
const uses = (definition: Definition, other: Definition) =>
  other !== definition && new RegExp(`\\b${other.name}\\b`).test(definition.sql.replace(/--.*/g, ''));
