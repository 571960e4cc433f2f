import { AVAILABILITY_CODES, KIND_CODES } from '../facets/codes.js';
import type { Facet } from '../facets/filter-counts.js';
import { AskedWords } from '../../search/asked-words.js';
import type { Hits } from './hits.js';
import type { ProductCriteria } from './product-criteria.js';

type KnownOffers = Pick<Hits, 'offerIds' | 'ranks'>;

/** The conditions of one list as SQL over the read model, with their parameters. */
export class MatchingOffers {
  readonly parameters: unknown[] = [];
  /** What the list counts: cards, or the offers of one store. */
  readonly unit: 'card_id' | 'offer_id';
  private readonly category: string | null;
  private readonly words: AskedWords | null;
  /** Hits that are known already: their ids, and how well they fit. */
  private readonly given: [ids: string, ranks: string] | null;
  private readonly subjectOf: (alias: string) => string;
  private readonly filterOf: Map<Facet, (alias: string) => string>;

  /** @param hits what the words have found; left out: the statement finds it */
  constructor(
    private readonly criteria: ProductCriteria,
    hits: KnownOffers | null = null,
  ) {
    const optional = (value: unknown) => (value === undefined ? null : this.parameter(value));
    this.unit = criteria.companyId === undefined && criteria.storeId === undefined ? 'card_id' : 'offer_id';
    this.category = optional(criteria.categoryId);
    this.given = hits && this.numbers(hits);
    this.words = this.readWords();
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

  /** How well the words of an offer match, as AskedWords has it; null when none are looked for. Stands with `hits`. */
  rank(alias: string): string | null {
    if (this.given) return `(${alias}.hundredths / 100.0)::real`;
    return this.words?.rank(alias) ?? null;
  }

  /** What has been chosen from. */
  get chosen(): Facet[] {
    return [...this.filterOf.keys()];
  }

  /**
   * The offers that have the words, found before anything else: in the order of a price index the planner would look
   * through the whole catalogue for a rare word. Empty, or the first part of a `with`.
   * @param enough of a common word the most popular offers will do, when there are so many of them
   */
  hits(enough?: number): string {
    if (this.given)
      return `hits as materialized (
        select o.*, f.hundredths from unnest(${this.given.join()}) f(offer_id, hundredths) join catalogue_offers o using (offer_id)
      )`;
    if (!this.words) return '';
    return `${this.words.relations({ enough, category: this.category ?? undefined })}, hits as materialized (
        select o.*, t.words, t.exact, t.category_boost from found t join catalogue_offers o on o.offer_id = t.offer_id
      )`;
  }

  /** The narrow table and what narrows it, joined; with words only what has them. */
  from(alias: string, { texts = false } = {}): string {
    const joins = [`${this.words || this.given ? 'hits' : 'catalogue_offers'} ${alias}`];
    if (this.category) {
      joins.push(
        `join catalogue_placements ${alias}p on ${alias}p.offer_id = ${alias}.offer_id and ${alias}p.category_id = ${this.category}::integer`,
      );
    }
    if (texts) joins.push(`join catalogue_texts ${alias}t on ${alias}t.offer_id = ${alias}.offer_id`);
    return joins.join(' ');
  }

  /** Where the names of an offer stand, when `from` was asked for texts. */
  texts(alias: string): string {
    return `${alias}t`;
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

  private numbers({ offerIds, ranks }: KnownOffers): [string, string] {
    const listed = (numbers: Int32Array) => `${this.parameter([...numbers])}::integer[]`;
    return [listed(offerIds), listed(ranks)];
  }

  private readWords(): AskedWords | null {
    const { query, synonymsOf } = this.criteria;
    if (query === undefined || this.given) return null;
    return new AskedWords(this.parameter(query), synonymsOf ? this.parameter(synonymsOf) : 'null');
  }

  private readSubject(): (alias: string) => string {
    const { kind, storeId, condition, ean, ids } = this.criteria;
    const kindCode = kind && KIND_CODES[kind];
    const [kindAt, storeAt, conditionAt, eanAt, idsAt] = [kindCode, storeId, condition, ean, ids].map(
      (value) => (value === undefined ? null : this.parameter(value)),
    );
    return (alias) =>
      [
        kindAt && `${alias}.kind = ${kindAt}::smallint`,
        storeAt && `${alias}.company_id = ${storeAt}::integer`,
        idsAt && `${alias}.offer_id = any(${idsAt}::integer[])`,
        conditionAt &&
          `exists (select from products c where c.id = ${alias}.offer_id and c.condition = ${conditionAt}::text)`,
        eanAt && `${alias}.offer_id in (${withEan(eanAt)})`,
      ]
        .filter(Boolean)
        .join(' and ') || 'true';
  }

  private *readFilters(): Generator<[Facet, (alias: string) => string]> {
    const {
      ofKind,
      companyId,
      companyIds = [],
      brands,
      inStock,
      discounted,
      attributes = [],
    } = this.criteria;
    const companies = companyId === undefined ? companyIds : [companyId];
    if (ofKind) yield ['kind', (o) => `${o}.kind = ${KIND_CODES[ofKind]}`];
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
