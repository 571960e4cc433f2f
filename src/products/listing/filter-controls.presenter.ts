import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Translate } from '../../core/i18n/texts.js';
import { codeOfFlag, codesOf } from '../../search/catalogue-index/filter-columns.js';
import {
  type CodeCount,
  type FilterCounts,
  MAX_SHOWN,
  type RangeCounts,
} from '../../search/catalogue-index/filter-counts.js';
import { ATTRIBUTES, CATEGORIES } from '../../search/catalogue-index/list-filters.js';
import { type AttributeGroup, attributeGroups } from '../filters/attribute-groups.js';
import { parametersOf, valuesIn } from '../filters/filter-parameters.js';
import { COUNTED_FILTERS, type CountedFilter, nameOfWord, valuesOf } from '../filters/filter-values.js';
import type { ChoiceControl, FilterChoice, FilterControl, RangeControl } from '../product.props.js';
import { allChoicesUrl, attributeKey, type ListAddress } from './list-address.js';

/** So many choices of a filter are shown at first, unless only a few more would be hidden. */
const FIRST_CHOICES = 10;
const MIN_HIDDEN = 5;
/** So many attributes are open, the most telling ones. */
const OPEN_ATTRIBUTES = 3;

type Controlled = CountedFilter & { control: NonNullable<CountedFilter['control']> };
type FlagFilter = Extract<Controlled, { type: 'flag' }>;
type ChoiceFilter = Extract<Controlled, { type: 'choice' }>;
type RangeFilter = Extract<Controlled, { type: 'range' }>;

const CONTROLLED = (COUNTED_FILTERS.filter(({ control }) => control) as Controlled[]).sort(
  (one, other) => one.control.place - other.control.place,
);
const isBefore =
  ({ place }: { place: number }) =>
  ({ control }: Controlled) =>
    control.place < place;
const BEFORE_ATTRIBUTES = CONTROLLED.filter(isBefore(ATTRIBUTES.control));
const AFTER_ATTRIBUTES = CONTROLLED.slice(BEFORE_ATTRIBUTES.length);

export class FilterControls {
  constructor(
    private readonly counts: FilterCounts,
    private readonly address: ListAddress,
    private readonly locale: Locale,
    private readonly say: Translate,
  ) {}

  /** The controls in their order, with attributes; without controls that offer no selection. */
  listControls(): FilterControl[] {
    const { attributes, selections } = this.address;
    const toControl = (filter: Controlled) => this.control(filter) ?? [];
    return [
      ...BEFORE_ATTRIBUTES.flatMap(toControl),
      ...attributeGroups(attributes, selections, this.counts, this.locale).map((group, at) =>
        this.ofAttribute(group, at < OPEN_ATTRIBUTES),
      ),
      ...AFTER_ATTRIBUTES.flatMap(toControl),
    ];
  }

  private control(filter: Controlled): FilterControl | null {
    if (filter.type === 'flag') return this.flag(filter);
    if (filter.type === 'range') return this.range(filter);
    // the list of a store has no other one
    return filter.id === 'company' && this.address.storeId !== undefined ? null : this.choice(filter);
  }

  private flag(filter: FlagFilter): FilterControl | null {
    const counts = this.counts.facets[filter.id] as CodeCount[];
    const count = counts.find(({ code }) => code === codeOfFlag(filter))?.count ?? 0;
    const [selected] = valuesIn(this.address.query, filter) as [boolean];
    if (!count && !selected) return null;
    return {
      type: 'flag',
      name: filter.id,
      title: { text: this.say(filter.name) },
      isFirst: isFirst(filter),
      count,
      selected,
    };
  }

  private range(filter: RangeFilter): FilterControl | null {
    const { lowest, highest, buckets } = this.counts.facets[filter.id] as RangeCounts;
    const [from = null, to = null] = valuesIn(this.address.query, filter) as (number | undefined)[];
    const amount = (bound: number | null) => bound && bound / filter.scale;
    // a selection is shown even if nothing else has a number
    const bounds = [amount(lowest) ?? from ?? to, amount(highest) ?? to ?? from];
    if (bounds[0] == null || bounds[1] == null) return null;
    return {
      ...this.shown(filter),
      type: 'range',
      names: parametersOf(filter) as RangeControl['names'],
      unit: filter.unit,
      lowest: bounds[0],
      highest: bounds[1],
      from,
      to,
      buckets: lowest === null ? [] : buckets,
    };
  }

  /** The values that occur or are selected. */
  private choice(filter: ChoiceFilter): ChoiceControl | null {
    const [values] = valuesIn(this.address.query, filter) as [(string | number)[]];
    const selected = values.map(String);
    const found = valuesOf(filter, this.counts.facets, this.say);
    const missing = selected.filter((id) => !found.some((item) => item.id === id));
    const items = [
      ...withCounts(found).map(({ title, ...item }) => ({
        ...item,
        title: { text: title },
        selected: selected.includes(item.id),
      })),
      ...missing.map((id) => ({ id, title: { text: this.titleOf(filter, id) }, count: 0, selected: true })),
    ];
    if ('codes' in filter) {
      // a choice of one is none
      if (items.length < 2 && !selected.length) return null;
      const words = Object.keys(codesOf(filter));
      items.sort((one, other) => words.indexOf(one.id) - words.indexOf(other.id));
    }
    if (!items.length) return null;
    return { ...this.shown(filter), type: 'choice', name: filter.id, ...this.choices(items, filter.id) };
  }

  private titleOf(filter: ChoiceFilter, id: string): string {
    return 'codes' in filter ? nameOfWord(filter, id, this.say) : id;
  }

  private ofAttribute({ attribute, values, amounts }: AttributeGroup, isOpen: boolean): FilterControl {
    const { id, name, unit } = attribute;
    const key = attributeKey(id);
    const shown = { title: localText(name, this.locale) ?? { text: '' }, isFirst: false, isOpen };
    if (amounts) {
      const { lowest, highest, selected } = amounts;
      const { from, to } = selected ?? { from: null, to: null };
      return {
        ...shown,
        type: 'range',
        names: [`${key}[from]`, `${key}[to]`],
        unit,
        lowest,
        highest,
        from,
        to,
        buckets: null,
      };
    }
    const items = withCounts(values).map(({ key: value, label, ...item }) => ({
      ...item,
      id: value,
      title: localText(label, this.locale) ?? { text: value },
    }));
    return { ...shown, type: 'choice', name: key, ...this.choices(items, key) };
  }

  private shown(filter: Controlled) {
    return {
      title: { text: this.say(filter.title) },
      isFirst: isFirst(filter),
      isOpen: filter.control.isOpen ?? false,
    };
  }

  /**
   * The most frequent and the selected choices of a filter, or all of them on request: hundreds of
   * choices are half of a large list's document, and most visitors ignore them.
   * @param name of the form field
   */
  private choices(items: FilterChoice[], name: string): Pick<ChoiceControl, 'items' | 'count' | 'allUrl'> {
    const count = items.length;
    if (count < FIRST_CHOICES + MIN_HIDDEN || this.address.query.choices.includes(name))
      return { items, count, allUrl: null };
    const frequent = items.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, FIRST_CHOICES);
    const shown = items.filter((item) => frequent.includes(item) || item.selected);
    return { items: shown, count, allUrl: allChoicesUrl(this.address, name) };
  }
}

const isFirst = isBefore(CATEGORIES.control);

/** Beyond the values that are counted, a count of 0 is unknown. */
function withCounts<Item extends { count: number | null }>(items: Item[]): Item[] {
  if (items.length <= MAX_SHOWN) return items;
  return items.map((item) => (item.count === 0 ? { ...item, count: null } : item));
}
