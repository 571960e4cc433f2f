import type { Locale } from '../core/i18n/locales.js';
import { AVAILABILITY_CODES, KIND_CODES } from './catalogue.statements.js';
import type { OfferSort, ProductCriteria } from './products.search.js';

/** What narrows a list and has a group of filters, whose counts ignore it. */
export type Facet = 'brand' | 'price' | 'company' | 'stock' | 'discount';

/** The conditions of one list as SQL over the read model, with their parameters. */
export class MatchingOffers {
  readonly parameters: unknown[] = [];
  /** What the list counts: cards, or the offers of one store. */
  readonly unit: 'card_id' | 'offer_id';
  private readonly category: string | null;
  private readonly query: string | null;
  private readonly subjectOf: (alias: string) => string;
  private readonly filterOf: Record<Facet, (alias: string) => string>;

  constructor(private readonly criteria: ProductCriteria) {
    const optional = (value: unknown) => (value === undefined ? null : this.parameter(value));
    this.unit = criteria.companyId === undefined ? 'card_id' : 'offer_id';
    this.category = optional(criteria.categoryId);
    this.query = optional(criteria.query);
    this.subjectOf = this.readSubject();
    this.filterOf = this.readFilters();
  }

  /** Adds a value; returns its placeholder. */
  parameter(value: unknown): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }

  /**
   * The offers that have the words, found before anything else: in the order of a price index the planner would look
   * through the whole catalogue for a rare word. Empty, or the first part of a `with`.
   */
  hits(): string {
    return this.query
      ? `hits as materialized (select * from catalogue_texts where words @@ search_query(${this.query}::text))`
      : '';
  }

  /** The narrow table and what narrows it, joined. */
  from(alias: string, { texts = false } = {}): string {
    const joins = [`catalogue_offers ${alias}`];
    if (this.category) {
      joins.push(
        `join catalogue_placements ${alias}p on ${alias}p.offer_id = ${alias}.offer_id and ${alias}p.category_id = ${this.category}::integer`,
      );
    }
    if (this.query) joins.push(`join hits ${alias}t on ${alias}t.offer_id = ${alias}.offer_id`);
    else if (texts) joins.push(`join catalogue_texts ${alias}t on ${alias}t.offer_id = ${alias}.offer_id`);
    return joins.join(' ');
  }

  /** What the list is about, before anything is chosen from a group of filters. */
  subject(alias: string): string {
    return this.subjectOf(alias);
  }

  filter(alias: string, facet: Facet): string {
    return this.filterOf[facet](alias);
  }

  /** All that is chosen, but in some groups. */
  filtersBut(alias: string, ...ignored: Facet[]): string {
    const facets = (Object.keys(this.filterOf) as Facet[]).filter((facet) => !ignored.includes(facet));
    return facets.map((facet) => this.filter(alias, facet)).join(' and ') || 'true';
  }

  where(alias: string, ...ignored: Facet[]): string {
    return `${this.subject(alias)} and ${this.filtersBut(alias, ...ignored)}`;
  }

  /** True for one offer of each card: the cheapest that matches, the oldest of equals. */
  isCheapestOfUnit(alias: string): string {
    if (this.unit === 'offer_id') return 'true';
    const other = `${alias}_other`;
    return `not exists (select 1 from ${this.from(other)}
      where ${other}.card_id = ${alias}.card_id
        and (${other}.price_cents, ${other}.offer_id) < (${alias}.price_cents, ${alias}.offer_id)
        and ${this.where(other)})`;
  }

  order(alias: string, sort: OfferSort, locale: Locale): string {
    const columns: Record<OfferSort, string> = {
      popular: `${this.category ? `${alias}p` : alias}.popularity desc, ${alias}.offer_id desc`,
      newest: `${alias}.card_id desc`,
      price: `${this.category ? `${alias}p` : alias}.price_cents, ${alias}.offer_id`,
      '-price': `${alias}.comparable desc, ${alias}.price_cents desc, ${alias}.offer_id`,
      total: `${alias}.total_cents nulls last, ${alias}.offer_id`,
      name: `${alias}t.name_${locale}, ${alias}.offer_id`,
      relevance: this.query
        ? `ts_rank('{0.1, 0.3, 0.6, 1.0}', ${alias}t.words, search_query(${this.query}::text)) desc, ${alias}.popularity desc, ${alias}.offer_id`
        : `${alias}.popularity desc, ${alias}.offer_id desc`,
    };
    return columns[sort];
  }

  private readSubject(): (alias: string) => string {
    const { kind, condition, ean, ids } = this.criteria;
    const kindCode = this.parameter(KIND_CODES[kind]);
    const [conditionAt, eanAt, idsAt] = [condition, ean, ids].map((value) =>
      value === undefined ? null : this.parameter(value),
    );
    return (alias) =>
      [
        `${alias}.kind = ${kindCode}::smallint`,
        idsAt && `${alias}.offer_id = any(${idsAt}::integer[])`,
        conditionAt &&
          `exists (select from products c where c.id = ${alias}.offer_id and c.condition = ${conditionAt}::text)`,
        eanAt && `${alias}.offer_id in (${withEan(eanAt)})`,
      ]
        .filter(Boolean)
        .join(' and ');
  }

  private readFilters(): Record<Facet, (alias: string) => string> {
    const { companyId, brands, priceFromCents, priceToCents, inStock, discounted } = this.criteria;
    const optional = (value: unknown) => (value === undefined ? null : this.parameter(value));
    const [company, from, to] = [companyId, priceFromCents, priceToCents].map(optional);
    const chosenBrands = brands.length ? this.parameter(brands) : null;
    return {
      brand: (alias) =>
        chosenBrands
          ? `${alias}.brand_id in (select id from brands where key = any(${chosenBrands}::text[]))`
          : 'true',
      price: (alias) => priceCondition(alias, from, to),
      company: (alias) => (company ? `${alias}.company_id = ${company}::integer` : 'true'),
      stock: (alias) => (inStock ? `${alias}.availability = ${AVAILABILITY_CODES.in_stock}` : 'true'),
      discount: (alias) => (discounted ? `${alias}.discounted` : 'true'),
    };
  }
}

/** A price in a foreign currency is in no range. */
function priceCondition(
  alias: string,
  from: string | null | undefined,
  to: string | null | undefined,
): string {
  const conditions = [
    from && `${alias}.price_cents >= ${from}::bigint`,
    to && `${alias}.price_cents <= ${to}::bigint`,
  ].filter(Boolean);
  return conditions.length ? [...conditions, `${alias}.comparable`].join(' and ') : 'true';
}

/** Found by the index of words, which holds the codes, too. */
function withEan(ean: string): string {
  return `select t.offer_id from catalogue_texts t join products e on e.id = t.offer_id
    where t.words @@ to_tsquery('simple', ${ean}::text || ' | ' || lpad(${ean}::text, 14, '0'))
      and (e.ean = ${ean}::text or e.gtin = lpad(${ean}::text, 14, '0'))`;
}
