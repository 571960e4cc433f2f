import type { Locale } from '../core/i18n/locales.js';
import type { ProductSort } from './product.props.js';
import type { ProductCriteria } from './products.search.js';

/** The conditions of one list as SQL over the read model, with their parameters. */
export class MatchingOffers {
  readonly parameters: unknown[] = [];
  private readonly category: string | null;
  private readonly query: string | null;
  private readonly kind: string;
  private readonly company: string | null;
  private readonly brands: string | null;
  private readonly priceFrom: string | null;
  private readonly priceTo: string | null;

  constructor(
    private readonly criteria: ProductCriteria,
    kindCode: number,
  ) {
    const optional = (value: unknown) => (value === undefined ? null : this.parameter(value));
    this.kind = this.parameter(kindCode);
    this.category = optional(criteria.categoryId);
    this.query = optional(criteria.query);
    this.company = optional(criteria.companyId);
    this.brands = criteria.brands.length ? this.parameter(criteria.brands) : null;
    this.priceFrom = optional(criteria.priceFromCents);
    this.priceTo = optional(criteria.priceToCents);
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

  /** Everything but the filters that have a facet. */
  baseCondition(alias: string): string {
    return [
      `${alias}.kind = ${this.kind}::smallint`,
      this.company && `${alias}.company_id = ${this.company}::integer`,
      this.criteria.discounted && `${alias}.discounted`,
    ]
      .filter(Boolean)
      .join(' and ');
  }

  brandCondition(alias: string): string {
    return this.brands
      ? `${alias}.brand_id in (select id from brands where key = any(${this.brands}::text[]))`
      : 'true';
  }

  /** A price in a foreign currency is in no range. */
  priceCondition(alias: string): string {
    const conditions = [
      this.priceFrom && `${alias}.price_cents >= ${this.priceFrom}::bigint`,
      this.priceTo && `${alias}.price_cents <= ${this.priceTo}::bigint`,
    ].filter(Boolean);
    return conditions.length ? [...conditions, `${alias}.comparable`].join(' and ') : 'true';
  }

  where(alias: string): string {
    return [this.baseCondition(alias), this.brandCondition(alias), this.priceCondition(alias)].join(' and ');
  }

  /** True for one offer of each card: the cheapest that matches, the oldest of equals. */
  isCheapestOfCard(alias: string): string {
    const other = `${alias}_other`;
    return `not exists (select 1 from ${this.from(other)}
      where ${other}.card_id = ${alias}.card_id
        and (${other}.price_cents, ${other}.offer_id) < (${alias}.price_cents, ${alias}.offer_id)
        and ${this.where(other)})`;
  }

  order(alias: string, sort: ProductSort, locale: Locale): string {
    const columns: Record<ProductSort, string> = {
      popular: `${this.category ? `${alias}p` : alias}.popularity desc, ${alias}.offer_id desc`,
      newest: `${alias}.card_id desc`,
      price: `${this.category ? `${alias}p` : alias}.price_cents, ${alias}.offer_id`,
      '-price': `${alias}.comparable desc, ${alias}.price_cents desc, ${alias}.offer_id`,
      name: `${alias}t.name_${locale}, ${alias}.offer_id`,
      relevance: this.query
        ? `ts_rank('{0.1, 0.3, 0.6, 1.0}', ${alias}t.words, search_query(${this.query}::text)) desc, ${alias}.popularity desc, ${alias}.offer_id`
        : `${alias}.popularity desc, ${alias}.offer_id desc`,
    };
    return columns[sort];
  }
}
