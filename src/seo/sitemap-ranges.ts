import { companyUrl } from '../companies/company.presenter.js';
import { blogUrl } from '../content/article.presenter.js';
import { languagesOf } from '../content/article.rules.js';
import {
  int,
  json,
  oneOf,
  type Queryable,
  type Statement,
  statement,
  time,
} from '../core/database/statement.js';
import type { Translations } from '../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import type { ProductKind } from '../products/product.entity.js';
import { productUrl } from '../products/product.presenter.js';
import { productName } from '../products/texts/shown-texts.js';
import type { SitemapEntry } from './sitemap-entry.js';

/**
 * Ids in a part, and so its maximum number of URLs. sitemaps.org allows ten times as many: a small part can
 * be read in one piece, and a change rebuilds little.
 */
export const PART_SIZE = 5_000;

/** Rows that are read together. */
const BATCH = 1_000;

/** A table with many rows in the sitemap. A part is a range of ids (above its start), so that a URL stays in its part. */
class SitemapRange<Row extends { id: number }> {
  private readonly filledParts;
  private readonly batch;

  /**
   * @param from tables and the condition on the rows of the sitemap
   * @param id the column that divides them into parts
   * @param select makes the statement of a batch from `from … limit …`
   */
  constructor(
    from: string,
    id: string,
    select: (batch: string) => Statement<Row>,
    private readonly toEntry: (row: Row) => SitemapEntry,
  ) {
    this.batch = select(`from ${from} and ${id} > $1 and ${id} <= $2 order by ${id} limit ${BATCH}`);
    this.filledParts = statement({ part: int })`
      select part from generate_series(0, (select max(${id}) / ${PART_SIZE} from ${from})) part
      where exists (
        select from ${from} and ${id} > part * ${PART_SIZE} and ${id} <= (part + 1) * ${PART_SIZE}) order by part`;
  }

  /** Numbers of the parts that have entries, from 0. */
  async parts(db: Queryable): Promise<number[]> {
    return (await this.filledParts.rows(db)).map(({ part }) => part);
  }

  /** The entries of one part, a batch at a time. */
  async *entries(db: Queryable, part: number): AsyncGenerator<SitemapEntry[]> {
    const last = (part + 1) * PART_SIZE;
    for (let after = part * PART_SIZE; ;) {
      const rows = await this.batch.rows(db, [after, last]);
      if (rows.length) yield rows.map(this.toEntry);
      if (rows.length < BATCH) return;
      after = rows.at(-1)!.id;
    }
  }
}

const inAll = (urlIn: (locale: Locale) => string, locales: readonly Locale[] = LOCALES) =>
  Object.fromEntries(locales.map((locale) => [locale, urlIn(locale)]));

/**
 * A group has one page, the page of its canonical offer; each of its offers can change it, also by the clock.
 */
const products = new SitemapRange(
  `catalogue_offers o join products p on p.id = o.offer_id where o.group_id = o.offer_id`,
  'o.offer_id',
  (batch) =>
    statement({
      id: int,
      kind: oneOf<ProductKind>(),
      name: json<Translations>(),
      productName: json<Translations>(),
      changedAt: time,
    })`
      select p.id, p.kind, p.name, ${productName('p', 'o.group_id')} as "productName", (select max(greatest(w.updated_at, w.switched_at)) from catalogue_offers g
        join products w on w.id = g.offer_id where g.group_id = o.offer_id) as "changedAt" ${batch}`,
  (row) => ({
    paths: inAll(
      (locale) => productUrl(row, locale),
      LOCALES.filter((locale) => row.productName[locale]),
    ),
    isTranslated: !row.productName.lang,
    changedAt: row.changedAt,
  }),
);

const stores = new SitemapRange(
  'companies c where c.active',
  'c.id',
  (batch) => statement({ id: int, description: json<Translations>() })`select c.id, c.description ${batch}`,
  ({ id, description }) => ({
    paths: inAll((locale) => companyUrl(id, locale)),
    isTranslated: !description.sl === !description.en,
  }),
);

const blogs = new SitemapRange(
  `blogs b where b.deleted_at is null and b.status = 'published' and b.published_at <= now()`,
  'b.id',
  // whether there is a body, without reading it
  (batch) =>
    statement({
      id: int,
      title: json<Translations>(),
      slug: json<Translations>(),
      changedAt: time,
      body: json<Translations>(),
    })`
      select b.id, b.title, b.slug, b.updated_at as "changedAt",
        (select coalesce(jsonb_object_agg(key, left(value, 1)), '{}') from jsonb_each_text(b.body)) as body ${batch}`,
  ({ changedAt, ...blog }) => ({
    paths: inAll((locale) => blogUrl(blog, locale), languagesOf(blog)),
    changedAt,
  }),
);

export const RANGES = { products, stores, blogs };
export type RangeName = keyof typeof RANGES;
