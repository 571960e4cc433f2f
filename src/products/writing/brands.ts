import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { int, type RowOf, statement, text } from '../../core/database/statement.js';
import { foldText } from '../../core/i18n/fold-text.js';

/** Brands by name, regardless of case and diacritics. */
@Injectable()
export class Brands {
  constructor(private readonly database: DataSource) {}

  /**
   * Brands by folded name; unknown ones are added.
   * @param manager adds them in this transaction; without it they are committed first, so that no other
   * import waits for the caller's
   */
  async byNames(names: string[], manager?: EntityManager): Promise<BrandsByName> {
    const spelt = new Map(names.map((name) => [foldText(name), name]));
    if (!spelt.size) return new Map();
    const keys = [...spelt.keys()].sort();
    const rows = await ADD_BRANDS.rows(manager ?? this.database, [keys, keys.map((key) => spelt.get(key))]);
    return new Map(rows.map((row) => [row.key, row]));
  }
}

/** Brands by their keys $1; those that are missing are added with the names $2. */
const ADD_BRANDS = statement({ key: text, id: int, name: text })`
  with named as (
    select * from unnest($1::text[], $2::text[]) as n(key, name)
  ), added as (
    insert into brands as b (key, name) select key, name from named n
    where not exists (select 1 from brands known where known.key = n.key)
    -- setting the key again would block those who insert references to the brand
    order by key on conflict (key) do update set name = b.name returning key, id, name
  )
  select key, id, name from added union all select b.key, b.id, b.name from brands b join named using (key)`;

/** The names are the stored ones. */
export type BrandsByName = Map<string, RowOf<typeof ADD_BRANDS>>;
