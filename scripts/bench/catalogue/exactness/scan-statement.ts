import { escapeLiteral } from 'pg';
import type { IndexQuery } from '../../../../src/search/catalogue-index/catalogue-index.js';
import { NO_PRICE_CENTS } from '../../../../src/search/catalogue-index/codes.js';
import {
  CODED_FILTERS,
  databaseColumn,
  ENTITY_FILTERS,
  type EntityFilter,
  FILTERS,
  RANGE_FILTERS,
} from '../../../../src/search/catalogue-index/filter-columns.js';
import { isSelected, selectedCodes } from '../../../../src/search/catalogue-index/filter-columns.js';
import {
  type Alternative,
  type Concept,
  countOf,
  type SearchField,
  type Term,
  type TextQuery,
  wholeCount,
} from '../../../../src/search/catalogue-index/text-query.js';

const WORDS: Record<Exclude<SearchField, 'categoryId' | 'valueId'>, string> = {
  name: 'name_words',
  code: 'code_words',
  ean: 'ean_words',
  brand: 'brand_words',
  category: 'category_words',
  value: 'value_words',
  attribute: 'attribute_words',
  store: 'store_words',
};

/** The columns of filters. */
export const COLUMNS = [...new Set(FILTERS.map(({ column }) => databaseColumn(column)))];

/** Which offer of a card is shown: one with a price, which can be bought, the cheapest, in stock, the oldest. */
export const SHOWN = `(price_cents = ${NO_PRICE_CENTS}), (availability = 5), price_cents, (availability = 1) desc, id`;

/** One query as SQL over `scanned`. */
export class ScanStatement {
  private readonly conditions: Map<string, string>;

  constructor(private readonly query: IndexQuery) {
    this.conditions = new Map(this.filters());
  }

  /** The subject of the list, with `unit`, `relevance` and its concepts; the filters narrow it. */
  matching(): string {
    const { text, kind, categoryId, storeId, ean, offerIds, unit } = this.query;
    const subject = [
      kind !== undefined && `kind = ${kind}`,
      categoryId !== undefined && `${categoryId} = any(category_ids)`,
      storeId !== undefined && `company_id = ${storeId}`,
      ean !== undefined && `ean_words && array[${this.value(ean)}, lpad(${this.value(ean)}, 14, '0')]`,
      offerIds && `id = any(${this.value(offerIds)}::integer[])`,
    ].filter(Boolean);
    const concepts = text?.concepts.map((concept) => `(${this.hasAny(concept)})::integer`) ?? [];
    const counted = concepts.map((has, at) => `${has} * ${countOf(text!.concepts[at]!, text!)}`);
    const need = text?.isStrict
      ? `had = ${wholeCount(text)}`
      : `had = (select max(had) from worded) and had > 0`;
    return `with worded as (
        select id, card_id, group_id, ${COLUMNS.join()}, total_cents, popularity, name_sl, name_en, ean_words, category_ids, value_ids,
          ${unit === 'offer' ? 'id' : 'card_id'} as unit, array[${concepts.join()}]::integer[] as has,
          ${counted.join(' + ') || '0'} as had, ${text ? this.relevance(text) : '0'} as relevance
        from scanned where not (${text?.excluded.map((term) => this.has(term)).join(' or ') || 'false'})
      )
      select * from worded where ${text ? need : 'true'} and ${subject.join(' and ') || 'true'}`;
  }

  /** How many have each concept. */
  having(): string {
    return this.query.text!.concepts.map((_, at) => `count(*) filter (where has[${at + 1}] = 1)`).join();
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

  private *filters(): Generator<[string, string]> {
    const { filters } = this.query;
    for (const { id, column, named } of ENTITY_FILTERS)
      if (filters[id]?.length) yield [id, this.isOneOf(databaseColumn(column), named, filters[id])];
    for (const { id, column } of RANGE_FILTERS) {
      const { from = 0, to = NO_PRICE_CENTS - 1 } = filters[id] ?? {};
      if (isSelected(filters[id])) yield [id, `${databaseColumn(column)} between ${from} and ${to}`];
    }
    for (const filter of CODED_FILTERS) {
      const codes = selectedCodes(filter, filters);
      if (codes.length) yield [filter.id, `${databaseColumn(filter.column)}::integer in (${codes.join()})`];
    }
    for (const { definitionId, valueIds } of filters.attributes ?? [])
      yield [`attribute-${definitionId}`, `value_ids && ${this.value(valueIds)}::integer[]`];
  }

  private isOneOf(column: string, named: EntityFilter['named'], keys: (string | number)[]): string {
    if (named === 'store') return `${column} = any(${this.value(keys)}::integer[])`;
    return `exists (select from brands b where b.id = ${column} and b.key = any(${this.value(keys)}::text[]))`;
  }

  private hasAny({ alternatives }: Concept): string {
    return alternatives.map((one) => this.fits(one)).join(' or ') || 'false';
  }

  private relevance({ concepts, boosts }: TextQuery): string {
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
    if ('prefix' in term)
      return `exists (select from unnest(${WORDS[term.field]}) w where starts_with(w, ${this.value(term.prefix)}))`;
    const { field, any } = term;
    if (field === 'valueId') return `value_ids && ${this.value(any.map(Number))}::integer[]`;
    if (field === 'categoryId') return `category_ids && ${this.value(any.map(Number))}::integer[]`;
    return `${WORDS[field]} && ${this.value(any)}::text[]`;
  }

  private value(value: string | (string | number)[]): string {
    const list = [value].flat().map((one) => escapeLiteral(String(one)));
    return Array.isArray(value) ? `array[${list.join()}]::text[]` : list[0]!;
  }
}
