import { BUCKETS } from '../../../src/search/catalogue-index/filter-counts.js';
import { escapeLiteral } from 'pg';
import type {
  Counted,
  FoundCard,
  IndexPage,
  IndexQuestion,
  Matched,
} from '../../../src/search/catalogue-index/catalogue-index.js';
import { NO_PRICE_CENTS } from '../../../src/search/catalogue-index/codes.js';
import type {
  Alternative,
  Concept,
  SearchField,
  Term,
  TextQuestion,
} from '../../../src/search/catalogue-index/text-question.js';

type Rows = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>;

const WORDS: Record<Exclude<SearchField, 'categoryId'>, string> = {
  name: 'name_words',
  code: 'code_words',
  ean: 'ean_words',
  brand: 'brand_words',
  category: 'category_words',
  value: 'value_words',
  attribute: 'attribute_words',
  store: 'store_words',
};

const wordsOf = (texts: string) =>
  `array(select distinct w from unnest(array[${texts}]) t, unnest(string_to_array(text_words(t), ' ')) w where w <> '')`;
const wordsIn = (select: string) =>
  `array(select distinct w from (${select}) n(t), unnest(string_to_array(text_words(t), ' ')) w where w <> '')`;

/** Texts as their words, a blank around each word. */
const textsIn = (select: string) =>
  `array(select ' ' || text_words(t) || ' ' from (${select}) n(t) where t <> '')`;
const BRAND = 'select b.name from brands b where b.id = p.brand_id';
const CATEGORY = `select n from catalogue_placements l join categories c on c.id = l.category_id and c.system is null
  cross join unnest(array[c.name ->> 'sl', c.name ->> 'en']) n where l.offer_id = p.id`;
const VALUE = `select n from catalogue_attributes a join attribute_values v on v.id = a.value_id
  join attribute_definitions d on d.id = v.definition_id
  cross join unnest(case when d.type <> 'boolean' then array[v.label ->> 'sl', v.label ->> 'en']
    when v.key = 'true' then array[d.name ->> 'sl', d.name ->> 'en'] end) n where a.offer_id = p.id`;
const ATTRIBUTE = `select n from catalogue_attributes a join attribute_definitions d on d.id = a.definition_id
  and d.type <> 'boolean' cross join unnest(array[d.name ->> 'sl', d.name ->> 'en']) n where a.offer_id = p.id`;
const STORE = 'select c.company_name from companies c where c.id = p.company_id';

/** A row for each visible offer, straight from the products. */
const OFFERS = `
  create temporary table scanned as
  select p.id, o.card_id, o.group_id, p.company_id, p.brand_id, o.kind, o.condition, o.availability, o.price_cents,
    coalesce(o.total_cents, ${NO_PRICE_CENTS}) as total_cents, o.comparable, o.discounted, o.popularity,
    t.name_sl, t.name_en, p.ean, p.gtin::text as gtin,
    array(select category_id from catalogue_placements where offer_id = p.id) as category_ids,
    array(select value_id from catalogue_attributes where offer_id = p.id) as value_ids,
    ${wordsOf("p.name ->> 'sl', p.name ->> 'en'")} as name_words,
    ${wordsOf('p.product_code, p.mpn')}
      || array_remove(array[replace(text_words(p.product_code), ' ', ''), replace(text_words(p.mpn), ' ', '')], null) as code_words,
    array_remove(array[p.ean, p.gtin::text], null) as ean_words,
    ${wordsIn(BRAND)} as brand_words, ${textsIn(BRAND)} as brand_texts,
    ${wordsIn(CATEGORY)} as category_words, ${textsIn(CATEGORY)} as category_texts,
    ${wordsIn(VALUE)} as value_words, ${textsIn(VALUE)} as value_texts,
    ${wordsIn(ATTRIBUTE)} as attribute_words, ${textsIn(ATTRIBUTE)} as attribute_texts,
    ${wordsIn(STORE)} as store_words, ${textsIn(STORE)} as store_texts,
    ${textsIn("select unnest(array[p.name ->> 'sl', p.name ->> 'en'])")} as name_texts
  from products p join catalogue_offers o on o.offer_id = p.id join catalogue_texts t on t.offer_id = p.id`;

/** What is expected of an index: each question is answered by looking at every offer. */
export class PlainScan {
  private constructor(private readonly rows: Rows) {}

  /** @param rows of one connection */
  static async of(rows: Rows): Promise<PlainScan> {
    await rows('drop table if exists scanned');
    await rows(OFFERS);
    return new PlainScan(rows);
  }

  /** All cards in their order. */
  async cards(
    question: IndexQuestion,
    { sort, locale }: Pick<IndexPage, 'sort' | 'locale'>,
  ): Promise<FoundCard[]> {
    const statement = new ScanStatement(question);
    const order = {
      relevance: 'max(relevance) desc, max(popularity) desc, unit',
      popular: 'max(popularity) desc, unit desc',
      newest: 'unit desc',
      price: 'min(price_cents), unit',
      '-price': `case when min(price_cents) < ${NO_PRICE_CENTS} then -min(price_cents) else min(price_cents) end, unit`,
      total: 'min(total_cents), unit',
      name: `(array_agg(name_${locale} order by ${SHOWN}))[1], (array_agg(id order by ${SHOWN}))[1]`,
    }[sort === 'relevance' && !question.text ? 'popular' : sort];
    const page = question.unit === 'offer' ? 'id' : 'group_id';
    return this.rows<FoundCard>(
      `with ${statement.matching()}
       select (array_agg(${page} order by ${SHOWN}))[1] as "entryId", (array_agg(id order by ${SHOWN}))[1] as "offerId"
       from matching where ${statement.all()} group by unit order by ${order}`,
    );
  }

  /** How much of a text there is. */
  async matched(text: TextQuestion): Promise<Matched> {
    const statement = new ScanStatement({ text, unit: 'offer', filters: {} });
    const [found] = await this.rows<{ offers: number; having: number[] }>(
      `with ${statement.matching()} select count(*)::integer as offers, array[${statement.having()}]::integer[] as having from matching`,
    );
    const { offers, having } = found!;
    const places = (isSo: (count: number) => boolean) =>
      having.flatMap((count, place) => (isSo(count) && !text.isStrict ? [place] : []));
    return {
      offers,
      missing: places((count) => count === 0),
      scattered: places((count) => count > 0 && count < offers),
    };
  }

  async counts(question: IndexQuestion, { categoryIds, definitionIds }: Counted) {
    const statement = new ScanStatement(question);
    const cards = 'count(distinct unit)::integer';
    const group = async (select: string, facet: string, from = '') =>
      this.rows<{ id: never; count: number }>(
        `with ${statement.matching()} select ${select} as id, ${cards} as count from matching ${from}
         where ${statement.but(facet)} group by 1 order by 1`,
      );
    const [priced] = await this.rows<{ priced: number; lowest: string | null; highest: string | null }>(
      `with ${statement.matching()} select ${cards} as priced, min(price_cents) as lowest, max(price_cents) as highest
       from matching where comparable and ${statement.but('price')}`,
    );
    const bars = await this.rows<{ bucket: number; count: number }>(
      `with ${statement.matching()}, priced as (
         select *, min(price_cents) over () as lowest, max(price_cents) over () as highest
         from matching where comparable and ${statement.but('price')}
       )
       select width_bucket(price_cents::float8, lowest::float8, highest::float8 + 1, ${BUCKETS}) as bucket, ${cards} as count
       from priced group by 1`,
    );
    const values = await this.rows<{
      definitionId: number;
      key: string;
      amount: number | null;
      count: number;
    }>(
      `with ${statement.matching()}
       select v.definition_id as "definitionId", v.key, v.amount, ${cards} as count
       from matching cross join unnest(value_ids) value_id join attribute_values v on v.id = value_id
       where v.definition_id = any(array[${definitionIds.join() || '0'}]) and (${statement.butAttributes(definitionIds)})
       group by 1, 2, 3 order by 1, 2`,
    );
    const all = await this.rows<{ count: number }>(
      `with ${statement.matching()} select ${cards} as count from matching where ${statement.all()}`,
    );
    const categories = await group('category_id', 'none', 'cross join unnest(category_ids) category_id');
    return {
      count: all[0]!.count,
      priced: priced!.priced,
      lowestCents: priced!.lowest === null ? null : Number(priced!.lowest),
      highestCents: priced!.highest === null ? null : Number(priced!.highest),
      buckets: Array.from(
        { length: BUCKETS },
        (_, at) => bars.find(({ bucket }) => bucket === at + 1)?.count ?? 0,
      ),
      kinds: await group('kind', 'kind'),
      brands: (await group('b.key', 'brand', 'join brands b on b.id = brand_id')) as {
        id: string;
        count: number;
      }[],
      companies: await group('company_id', 'company'),
      availability: await group('availability', 'stock'),
      discounted: (await group('discounted::integer', 'discount')).find(({ id }) => id === 1)?.count ?? 0,
      categories: categories.filter(({ id }) => !categoryIds || categoryIds.includes(id)),
      words: values.filter(({ amount }) => amount === null).map(({ amount: _, ...value }) => value),
      amounts: definitionIds.flatMap((definitionId) => {
        const own = values.filter((value) => value.definitionId === definitionId && value.amount !== null);
        const amounts = own.map(({ amount }) => amount!);
        return own.length
          ? { definitionId, lowest: Math.min(...amounts), highest: Math.max(...amounts) }
          : [];
      }),
    };
  }
}

const SHOWN = 'price_cents, (availability = 1) desc, id';

/** One question as SQL over `scanned`. */
class ScanStatement {
  private readonly conditions: Map<string, string>;
  private readonly relation: string;

  constructor(private readonly question: IndexQuestion) {
    this.conditions = new Map(this.filters());
    this.relation = this.build();
  }

  /** The relation `matching`: what the list is about, with `unit`, `relevance` and whether it fits each filter. */
  matching(): string {
    return this.relation;
  }

  /** How many have each concept. */
  having(): string {
    const { concepts } = this.question.text!;
    return concepts.map((concept) => `count(*) filter (where ${this.hasAny(concept)})`).join();
  }

  all(): string {
    return this.but('none');
  }

  but(facet: string): string {
    const fits = [...this.conditions].filter(([own]) => own !== facet).map(([, condition]) => condition);
    return fits.join(' and ') || 'true';
  }

  butAttributes(definitionIds: number[]): string {
    return (
      definitionIds.map((id) => `v.definition_id = ${id} and ${this.but(`attribute-${id}`)}`).join(' or ') ||
      'false'
    );
  }

  private build(): string {
    const { text, kind, categoryId, storeId, condition, ean, offerIds, unit } = this.question;
    const subject = [
      kind !== undefined && `kind = ${kind}`,
      categoryId !== undefined && `${categoryId} = any(category_ids)`,
      storeId !== undefined && `company_id = ${storeId}`,
      condition !== undefined && `condition = ${condition}`,
      ean !== undefined && `(ean = ${this.value(ean)} or gtin = lpad(${this.value(ean)}, 14, '0'))`,
      offerIds && `id = any(${this.value(offerIds)}::integer[])`,
    ].filter(Boolean);
    const had = text ? this.had(text) : '0';
    const need = text?.isStrict
      ? `had = ${text.concepts.length}`
      : `had = (select max(had) from worded) and had > 0`;
    return `worded as (
        select *, ${unit === 'offer' ? 'id' : 'card_id'} as unit, ${had} as had, ${text ? this.relevance(text) : '0'} as relevance
        from scanned where not (${text?.excluded.map((term) => this.has(term)).join(' or ') || 'false'})
      ), matching as (
        select * from worded where ${text ? need : 'true'} and ${subject.join(' and ') || 'true'}
      )`;
  }

  private *filters(): Generator<[string, string]> {
    const { kind, brands, companyIds, priceFromCents, priceToCents, inStock, discounted, attributes } =
      this.question.filters;
    if (kind !== undefined) yield ['kind', `kind = ${kind}`];
    if (brands?.length)
      yield [
        'brand',
        `exists (select from brands b where b.id = brand_id and b.key = any(${this.value(brands)}::text[]))`,
      ];
    if (companyIds?.length) yield ['company', `company_id = any(${this.value(companyIds)}::integer[])`];
    const prices = [
      priceFromCents !== undefined && `price_cents >= ${priceFromCents}`,
      priceToCents !== undefined && `price_cents <= ${priceToCents}`,
    ].filter(Boolean);
    if (prices.length) yield ['price', `comparable and ${prices.join(' and ')}`];
    if (inStock) yield ['stock', 'availability = 1'];
    if (discounted) yield ['discount', 'discounted'];
    for (const { definitionId, valueIds } of attributes ?? [])
      yield [`attribute-${definitionId}`, `value_ids && ${this.value(valueIds)}::integer[]`];
  }

  private had({ concepts }: TextQuestion): string {
    const each = concepts.map((concept) => `(${this.hasAny(concept)})::integer`);
    return `(${each.join(' + ') || '0'})`;
  }

  private hasAny({ alternatives }: Concept): string {
    return alternatives.map((one) => this.fits(one)).join(' or ') || 'false';
  }

  private relevance({ concepts, boosts }: TextQuestion): string {
    const groups = [...concepts.map(({ alternatives }) => alternatives), boosts];
    const best = groups.map(
      (alternatives) =>
        `greatest(0, ${alternatives.map((one) => `case when ${this.fits(one)} then ${one.weight} else 0 end`).join() || '0'})`,
    );
    return best.join(' + ');
  }

  private fits({ all }: Alternative): string {
    return `(${all.map((term) => this.has(term)).join(' and ')})`;
  }

  private has(term: Term): string {
    if ('phrase' in term)
      return `exists (select from unnest(${term.field}_texts) t where strpos(t, ${this.value(` ${term.phrase.join(' ')} `)}) > 0)`;
    const { field, any } = term;
    if (field === 'categoryId') return `category_ids && ${this.value(any.map(Number))}::integer[]`;
    return `${WORDS[field]} && ${this.value(any)}::text[]`;
  }

  private value(value: string | (string | number)[]): string {
    const list = [value].flat().map((one) => escapeLiteral(String(one)));
    return Array.isArray(value) ? `array[${list.join()}]::text[]` : list[0]!;
  }
}
