import { Injectable } from '@nestjs/common';
import { PublicReads } from '../core/database/public-reads.js';
import { int, json, nullable, statement, statements, text } from '../core/database/statement.js';
import { mediaJson, type MediaRow } from '../media/media.presenter.js';
import type { DirectoryQuery, DirectorySort } from './directory.query.js';
import type { StoreRow } from './store.presenter.js';

/** A page of stores, and the number of stores by first letter, in alphabetical order. */
export interface Directory {
  stores: StoreRow[];
  letters: { letter: string; count: number }[];
}

const ORDER: Record<DirectorySort, string> = {
  name: 'c.company_name collate "sl-x-icu", c.id',
  size: 'coalesce(n.products, 0) desc, c.company_name collate "sl-x-icu", c.id',
};
const STORE = { id: int, name: text, products: int, services: int, logo: nullable(json<MediaRow>()) };
const STORES = `select c.id, c.company_name as name, coalesce(n.products, 0) as products,
    coalesce(n.services, 0) as services, ${mediaJson('m')} as logo
  from companies c
  left join catalogue_stores n on n.company_id = c.id
  left join media m on m.id = c.logo_media_id`;
/** Active stores whose name contains $1; null: all. */
const FOUND = `c.active and ($1::text is null or fold_text(c.company_name) like '%' || fold_text($1) || '%')`;
const LETTERS = statement({
  letter: text,
  count: int,
})`select c.initial as letter, count(*)::integer as count from companies c where ${FOUND}
  group by 1 order by c.initial = '#', c.initial collate "sl-x-icu"`;
/** $2: initial letter, null: any; $3: limit; $4: offset. */
const storesBy = statements(
  STORE,
  (sort: DirectorySort) =>
    `${STORES} where ${FOUND} and ($2::text is null or c.initial = $2) order by ${ORDER[sort]} limit $3 offset $4`,
  ['name'],
  ['size'],
);
const LARGEST = statement(
  STORE,
)`${STORES} where c.active and n.products > 0 order by n.products desc, n.company_id limit $1`;

/** Searches stores by name, with precomputed numbers of offers. */
@Injectable()
export class DirectorySearch {
  constructor(private readonly reads: PublicReads) {}

  /** One page of the directory. */
  async list({ query, letter, sort, page }: DirectoryQuery, limit: number): Promise<Directory> {
    const words = query ? query.replace(/[\\%_]/g, '\\$&') : null;
    const [letters, stores] = await Promise.all([
      LETTERS.rows(this.reads, [words]),
      storesBy(sort).rows(this.reads, [words, letter ?? null, limit, (page - 1) * limit]),
    ]);
    return { letters, stores };
  }

  /** The stores with most products. */
  largest(count: number): Promise<StoreRow[]> {
    return LARGEST.rows(this.reads.planned, [count]);
  }
}
