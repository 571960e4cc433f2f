import { companyUrl } from '../companies/company.presenter.js';
import { blogUrl } from '../content/article.presenter.js';
import { languagesOf } from '../content/article.rules.js';
import type { PublicReads } from '../core/database/public-reads.js';
import type { Translations } from '../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import type { ProductKind } from '../products/product.entity.js';
import { productUrl } from '../products/product.presenter.js';
import type { SitemapEntry } from './sitemap-entry.js';

/** So many ids make a part, and so at most that many addresses: what sitemaps.org allows. */
export const PART_SIZE = 50_000;

/** Things that there may be very many of; their parts are ranges of ids, so that an address stays in its part. */
export interface SitemapRange {
  /** What of `table t` stands in the sitemap. */
  from: string;
  id: string;
  /** Rows of `from` as `toEntry` reads them. */
  columns: string;
  toEntry(row: never): SitemapEntry;
}

const inAll = (urlIn: (locale: Locale) => string, locales: readonly Locale[] = LOCALES) =>
  Object.fromEntries(locales.map((locale) => [locale, urlIn(locale)]));

interface ProductRow {
  id: number;
  kind: ProductKind;
  name: Translations;
  changedAt: Date;
}

/** A comparison has one page, its entry's; what changes in any of its offers changes the page. */
const products: SitemapRange = {
  from: `catalogue_offers o join products p on p.id = o.offer_id where o.group_id = o.offer_id`,
  id: 'o.offer_id',
  columns: `p.id, p.kind, p.name, (select max(w.updated_at) from catalogue_offers g
    join products w on w.id = g.offer_id where g.group_id = o.offer_id) as "changedAt"`,
  toEntry: (row: ProductRow) => ({
    paths: inAll(
      (locale) => productUrl(row, locale),
      LOCALES.filter((locale) => row.name[locale]),
    ),
    changedAt: row.changedAt,
  }),
};

interface StoreRow {
  id: number;
  description: Translations;
}

const stores: SitemapRange = {
  from: 'companies c where c.active',
  id: 'c.id',
  columns: 'c.id, c.description',
  toEntry: ({ id, description }: StoreRow) => ({
    paths: inAll((locale) => companyUrl(id, locale)),
    isTranslated: !description.sl === !description.en,
  }),
};

interface BlogRow {
  id: number;
  title: Translations;
  slug: Translations;
  body: Translations;
  changedAt: Date;
}

const blogs: SitemapRange = {
  from: `blogs b where b.deleted_at is null and b.status = 'published' and b.published_at <= now()`,
  id: 'b.id',
  // of the text only whether there is one
  columns: `b.id, b.title, b.slug, b.updated_at as "changedAt",
    (select coalesce(jsonb_object_agg(key, left(value, 1)), '{}') from jsonb_each_text(b.body)) as body`,
  toEntry: ({ changedAt, ...blog }: BlogRow) => ({
    paths: inAll((locale) => blogUrl(blog, locale), languagesOf(blog)),
    changedAt,
  }),
};

export const RANGES = { products, stores, blogs };
export type RangeName = keyof typeof RANGES;

/** Numbers of the parts that have something in them, from 0. */
export async function partsOf(reads: PublicReads, { from, id }: SitemapRange): Promise<number[]> {
  const rows = await reads.query<{ part: number }[]>(
    `select part from generate_series(0, (select max(${id}) / $1 from ${from})) part
     where exists (select from ${from} and ${id} > part * $1 and ${id} <= (part + 1) * $1) order by part`,
    [PART_SIZE],
  );
  return rows.map(({ part }) => part);
}

const BATCH = 1_000;

/** The entries of one part, a batch at a time. */
export async function* entriesOf(
  reads: PublicReads,
  { from, id, columns, toEntry }: SitemapRange,
  part: number,
): AsyncGenerator<SitemapEntry[]> {
  const last = (part + 1) * PART_SIZE;
  for (let after = part * PART_SIZE; ;) {
    const rows = await reads.query<{ id: number }[]>(
      `select ${columns} from ${from} and ${id} > $1 and ${id} <= $2 order by ${id} limit ${BATCH}`,
      [after, last],
    );
    if (rows.length) yield rows.map((row) => toEntry(row as never));
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}
