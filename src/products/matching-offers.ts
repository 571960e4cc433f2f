import { AVAILABILITY_CODES, KIND_CODES } from '../facets/codes.js';
import type { Facet } from '../facets/filter-counts.js';
import type { ProductCriteria } from './products.search.js';

/** So many hits of a common word are ranked and counted; more would take seconds. */
export const MOST_HITS = 5_000;

/** Among so many of the most popular offers a word that has more hits is looked for as well. */
const MOST_POPULAR = 2_000;
/** The same for suggestions, which look there first. */
const POPULAR = 1_000;

const WORDS = '(select words from asked)';
const MEANT = '(select meant from asked)';
const having = (asked: string) => `select t.* from catalogue_texts t where t.listed and t.words @@ ${asked}`;
/** Nothing is looked at where nothing means the same. */
const ONLY_MEANT = `${having(MEANT)} and not t.words @@ ${WORDS} and (select meant <> words from asked)`;

/** The conditions of one list as SQL over the read model, with their parameters. */
export class MatchingOffers {
  readonly parameters: unknown[] = [];
  /** What the list counts: cards, or the offers of one store. */
  readonly unit: 'card_id' | 'offer_id';
  private readonly category: string | null;
  private readonly query: string | null;
  private readonly spoken: string;
  private readonly subjectOf: (alias: string) => string;
  private readonly filterOf: Map<Facet, (alias: string) => string>;

  constructor(private readonly criteria: ProductCriteria) {
    const optional = (value: unknown) => (value === undefined ? null : this.parameter(value));
    this.unit = criteria.companyId === undefined && criteria.storeId === undefined ? 'card_id' : 'offer_id';
    this.category = optional(criteria.categoryId);
    this.query = optional(criteria.query);
    this.spoken = (this.query && optional(criteria.synonymsOf)) ?? 'null';
    this.subjectOf = this.readSubject();
    this.filterOf = new Map(this.readFilters());
  }

  /** Adds a value; returns its placeholder. */
  parameter(value: unknown): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }

  /** Whether `from` joins the placements of a category, as `<alias>p`. */
  get isPlaced(): boolean {
    return this.category !== null;
  }

  /**
   * How well the words of an offer match: its code, all words as they are spelt, other forms, and then what only means
   * the same; null when none are looked for. Stands with `hits` or `someHits`.
   */
  rank(texts: string): string | null {
    const { query } = this;
    if (!query) return null;
    const exact = (weights: string) =>
      `${texts}.words @@ (select search_exact(${query}::text, '${weights}'))`;
    // rounded, so that popularity decides between what fits about equally
    const weight = (asked: string) =>
      `round(ts_rank('{0.1, 0.3, 0.6, 1.0}', ${texts}.words, ${asked})::numeric, 2)`;
    return `(case when ${texts}.words @@ ${WORDS}
      then 2 + ${weight(WORDS)} + case when ${exact('C')} then 2 when ${exact('AB')} then 1 else 0 end
      else ${weight(MEANT)} + (coalesce(${texts}.words @@ (select spelt from asked), false))::integer end)::real`;
  }

  /** What has been chosen from. */
  get chosen(): Facet[] {
    return [...this.filterOf.keys()];
  }

  /**
   * The offers that have the words, found before anything else: in the order of a price index the planner would look
   * through the whole catalogue for a rare word. Empty, or the first part of a `with`.
   * @param most of a common word only so many, whichever they are, and the most popular offers that have it; as many
   *   that only mean the same
   */
  hits(most?: number): string {
    if (!this.query) return '';
    if (!most) return `${this.asked}, hits as materialized (${having(MEANT)})`;
    return `${this.asked}, any_hits as materialized ((${having(WORDS)} limit ${most}) union all (${ONLY_MEANT} limit ${most})),
      ${this.popular(MOST_POPULAR, `(select count(*) >= ${most} from any_hits)`)},
      hits as materialized (
        select * from any_hits
        union all
        select * from popular_hits where offer_id not in (select offer_id from any_hits)
      )`;
  }

  /**
   * The same at once, for whoever is typing: what the most popular offers of all have of the words, and whatever else
   * has them where these are too few.
   */
  someHits(most: number): string {
    const left = '(select rows from room)';
    const others = 't.offer_id not in (select offer_id from popular_hits)';
    return `${this.asked}, ${this.popular(POPULAR)}, room as materialized (
        select case when count(*) < ${most} then ${most} else 0 end as rows from popular_hits t where t.words @@ ${WORDS}
      ), hits as materialized (
        select * from popular_hits
        union all
        (${having(WORDS)} and ${others} limit ${left})
        union all
        (${ONLY_MEANT} and ${others} limit ${left})
      )`;
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

  /** One that has been chosen from. */
  filter(alias: string, facet: Facet): string {
    return this.filterOf.get(facet)!(alias);
  }

  /** All that is chosen. */
  filters(alias: string): string {
    return this.chosen.map((facet) => this.filter(alias, facet)).join(' and ') || 'true';
  }

  where(alias: string): string {
    return `${this.subject(alias)} and ${this.filters(alias)}`;
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

  /**
   * The words as they are, and with what means the same; and these as they are spelt. Where nothing means the same, and
   * that is nearly always, they are read once.
   */
  private get asked(): string {
    const [query, spoken] = [`${this.query}::text`, `${this.spoken}::text`];
    return `asked as materialized (
        select words, case when means then search_query(${query}, ${spoken}) else words end as meant,
          case when means then search_spelt(${query}, ${spoken}) end as spelt
        from (
          select search_query(${query}) as words, exists (select from search_meanings(${query}, ${spoken})) as means offset 0
        ) text
      )`;
  }

  /**
   * Of the so many most popular offers those that have the words; one after the other, never by the index of words.
   * The number is a constant, so that the planner knows how few they are.
   */
  private popular(count: number, condition = 'true'): string {
    return `popular as materialized (
        select offer_id from catalogue_offers where kind = ${KIND_CODES[this.criteria.kind]} and ${condition}
        order by popularity desc, offer_id desc limit ${count}
      ), popular_hits as materialized (
        select t.* from popular p
        cross join lateral (select * from catalogue_texts t where t.offer_id = p.offer_id offset 0) t
        where t.words @@ ${MEANT}
      )`;
  }

  private readSubject(): (alias: string) => string {
    const { kind, storeId, condition, ean, ids } = this.criteria;
    const kindCode = this.parameter(KIND_CODES[kind]);
    const [storeAt, conditionAt, eanAt, idsAt] = [storeId, condition, ean, ids].map((value) =>
      value === undefined ? null : this.parameter(value),
    );
    return (alias) =>
      [
        `${alias}.kind = ${kindCode}::smallint`,
        storeAt && `${alias}.company_id = ${storeAt}::integer`,
        idsAt && `${alias}.offer_id = any(${idsAt}::integer[])`,
        conditionAt &&
          `exists (select from products c where c.id = ${alias}.offer_id and c.condition = ${conditionAt}::text)`,
        eanAt && `${alias}.offer_id in (${withEan(eanAt)})`,
      ]
        .filter(Boolean)
        .join(' and ');
  }

  private *readFilters(): Generator<[Facet, (alias: string) => string]> {
    const { companyId, companyIds = [], brands, inStock, discounted, attributes = [] } = this.criteria;
    const companies = companyId === undefined ? companyIds : [companyId];
    if (brands.length) {
      const at = this.parameter(brands);
      yield ['brand', (o) => `${o}.brand_id in (select id from brands where key = any(${at}::text[]))`];
    }
    yield* this.readPrices();
    if (companies.length) {
      const at = this.parameter(companies);
      yield ['company', (o) => `${o}.company_id = any(${at}::integer[])`];
    }
    if (inStock) yield ['stock', (o) => `${o}.availability = ${AVAILABILITY_CODES.in_stock}`];
    if (discounted) yield ['discount', (o) => `${o}.discounted`];
    for (const { definitionId, valueIds } of attributes) {
      const at = this.parameter(valueIds);
      yield [
        `attribute-${definitionId}`,
        (o) =>
          `${o}.offer_id in (select offer_id from catalogue_attributes where value_id = any(${at}::integer[]))`,
      ];
    }
  }

  /** A price in a foreign currency is in no range. */
  private *readPrices(): Generator<[Facet, (alias: string) => string]> {
    const bounds = [
      ['>=', this.criteria.priceFromCents],
      ['<=', this.criteria.priceToCents],
    ] as const;
    const given = bounds.flatMap(([sign, cents]) =>
      cents === undefined ? [] : [`${sign} ${this.parameter(cents)}`],
    );
    if (!given.length) return;
    yield [
      'price',
      (o) => given.map((bound) => `${o}.price_cents ${bound}::bigint and `).join('') + `${o}.comparable`,
    ];
  }
}

/** Found by the index of words, which holds the codes, too. */
function withEan(ean: string): string {
  return `select t.offer_id from catalogue_texts t join products e on e.id = t.offer_id
    where t.words @@ to_tsquery('simple', ${ean}::text || ' | ' || lpad(${ean}::text, 14, '0'))
      and (e.ean = ${ean}::text or e.gtin = lpad(${ean}::text, 14, '0'))`;
}
