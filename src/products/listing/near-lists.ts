import { readNumber } from '../../attributes/attribute-number.js';
import { sizeOf } from '../../attributes/values/value-size.js';
import { localText, plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Translate } from '../../core/i18n/texts.js';
import type { FilterAttribute } from '../../search/attribute-choices.js';
import {
  isSelected,
  type NamedFilter,
  type RangeFilter,
} from '../../search/catalogue-index/filter-columns.js';
import type { FilterCounts, RangeCounts } from '../../search/catalogue-index/filter-counts.js';
import { parametersOf, toIndexFilters, valuesIn, VISITOR_FILTERS } from '../filters/filter-parameters.js';
import { attributeName, selectedNames, valueName } from './list-chips.js';
import { isFiltered, type ListAddress, type ListSubject } from './list-address.js';
import type { ProductListQuery } from './product-list.input.js';

/** A list that differs from another one in one filter. */
export interface NearList {
  /** The difference. */
  name: string;
  subject: ListSubject;
  query: ProductListQuery;
  /** Whether it is about something else: a word or the category is left out. */
  isAstray: boolean;
}

interface Size {
  amount: number;
  unit: string | null;
}

/** A number so many times smaller or larger than all sizes is none. */
const SCALE = 1.5;

type Change = Pick<NearList, 'name'> & { state: Partial<ProductListQuery> };

const EMPTY = { flag: false, choice: [], range: undefined } as const;

/** The lists that come close to one with few hits. */
export class NearLists {
  constructor(
    private readonly counts: FilterCounts,
    private readonly address: ListAddress,
    private readonly locale: Locale,
    private readonly t: Translate,
  ) {}

  /** Those that change a value, then those that leave a filter out. */
  all(): NearList[] {
    const { address } = this;
    const { query } = address;
    const chosen = VISITOR_FILTERS.filter((filter) => this.isChosen(filter));
    const attributes = address.attributes.filter(({ id }) => query.attributes[id]?.length);
    const changes = [
      ...attributes.flatMap((attribute) => this.nearestValues(attribute)),
      ...chosen.flatMap((filter) => (filter.type === 'range' ? (this.nearestBound(filter) ?? []) : [])),
      ...attributes.map((attribute) => this.withoutAttribute(attribute)),
      ...chosen.map((filter) => this.withoutFilter(filter)),
    ];
    const near = changes.map((change) => this.changed(change));
    // without its only constraint a list is everything
    const { categoryId, storeId, term } = address;
    const isNarrow = chosen.length + attributes.length > 1 || (categoryId ?? storeId ?? term) !== undefined;
    return isFiltered(query) && isNarrow ? [...near, ...this.withoutWords()] : [];
  }

  private changed({ name, state }: Change): NearList {
    const { address } = this;
    return { name, subject: address, query: { ...address.query, ...state }, isAstray: false };
  }

  private isChosen(filter: NamedFilter): boolean {
    return isSelected(toIndexFilters(this.address.query)[filter.id]);
  }

  /** The lists of the nearest sizes, in place of a number in the query. */
  instead(number: string): NearList[] {
    const { address } = this;
    const size = readNumber(number, this.locale);
    if (!size) return [];
    const { amount } = size;
    const lists = address.attributes.map((attribute) => {
      const sizes = this.sizesOf(attribute).filter(({ unit }) => unit === size.unit);
      const amounts = sizes.map((one) => one.amount);
      // a model or a year is far from all sizes
      const isNear = amount > Math.min(...amounts) / SCALE && amount < Math.max(...amounts) * SCALE;
      return isNear ? this.nearestSizes(attribute, size, number) : [];
    });
    const changes = lists.find(({ length }) => length > 0) ?? [];
    return changes.map((change) => this.changed(change));
  }

  /** The nearest smaller and larger value with hits, in place of a selected size. */
  private nearestValues(attribute: FilterAttribute): Change[] {
    const [key, ...others] = this.address.query.attributes[attribute.id]!;
    const own = this.sizesOf(attribute).find((value) => value.key === key);
    if (!own || others.length) return [];
    const name = valueName(key!, attribute, this.counts, this.locale, this.t);
    return this.nearestSizes(attribute, own, name);
  }

  private nearestSizes(attribute: FilterAttribute, own: Size, value: string): Change[] {
    const found = this.sizesOf(attribute).filter(({ unit, count }) => unit === own.unit && count > 0);
    const smaller = found.filter(({ amount }) => amount < own.amount).sort((a, b) => b.amount - a.amount);
    const larger = found.filter(({ amount }) => amount > own.amount).sort((a, b) => a.amount - b.amount);
    const attributes = this.address.query.attributes;
    return [smaller[0], larger[0]].flatMap((size) => {
      if (!size) return [];
      const name = attributeName(size.key, attribute, this.counts, this.locale, this.t);
      return {
        name: this.t('product-lists.ladder.instead', { name, value }),
        state: { attributes: { ...attributes, [attribute.id]: [size.key] } },
      };
    });
  }

  /** The values that are sizes. */
  private sizesOf({ id }: FilterAttribute) {
    return this.counts.values.flatMap((value) => {
      const label = value.definitionId === id && localText(value.label, this.locale);
      const size = label && sizeOf(label, this.locale);
      return size ? { ...value, ...size } : [];
    });
  }

  /** A bound moved as far as the nearest hit. */
  private nearestBound(filter: RangeFilter): Change | null {
    const { query } = this.address;
    const { lowest, highest } = this.counts.facets[filter.id as 'price'] as RangeCounts;
    const [from, to] = valuesIn(query, filter) as (number | undefined)[];
    if (lowest === null || highest === null) return null;
    const [low, high] = [lowest / filter.scale, highest / filter.scale];
    const bounds =
      to !== undefined && low > to ? [from, low] : from !== undefined && high < from ? [high, to] : null;
    if (!bounds) return null;
    const state = Object.fromEntries(parametersOf(filter).map((name, at) => [name, bounds[at]]));
    const changed = { ...query, ...state };
    const name = this.nameOf(filter, changed);
    return {
      name: this.t('product-lists.ladder.instead', { name, value: this.nameOf(filter, query) }),
      state,
    };
  }

  private withoutFilter(filter: NamedFilter): Change {
    const state = Object.fromEntries(parametersOf(filter).map((name) => [name, EMPTY[filter.type]]));
    return { name: this.any(this.t(filter.title)), state };
  }

  private withoutAttribute({ id, name }: FilterAttribute): Change {
    const { [id]: _, ...attributes } = this.address.query.attributes;
    return { name: this.any(plainText(name, this.locale)), state: { attributes } };
  }

  private withoutWords(): NearList[] {
    const { term, wordless, query } = this.address;
    if (term === undefined || !wordless) return [];
    const name = this.t('product-lists.ladder.wordless', { words: term });
    return [{ name, subject: wordless, query: { ...query, typed: undefined }, isAstray: true }];
  }

  private nameOf(filter: NamedFilter, query: ProductListQuery): string {
    const names = selectedNames(filter, { counts: this.counts, query }, this.locale, this.t);
    return names.map(({ name }) => name).join(', ');
  }

  private any(name: string): string {
    return this.t('product-lists.ladder.any', { name });
  }
}
