import type { Texts } from '../../core/i18n/texts.js';
import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { AttributeSelection, FilterAttribute } from '../../search/attribute-choices.js';
import type { IndexFilters } from '../../search/catalogue-index/filter-columns.js';
import type { FacetCounts, FilterCounts, RangeCounts } from '../../search/catalogue-index/filter-counts.js';
import { CATEGORIES } from '../../search/catalogue-index/list-filters.js';
import { type AttributeGroup, attributeGroups } from './attribute-groups.js';
import { parametersOf } from './filter-parameters.js';
import { COUNTED_FILTERS, type CountedFilter, selectedValues, valuesOf } from './filter-values.js';
import type { ProductStatus } from '../product.entity.js';
import { STATUSES } from '../product-fields.js';
import type { ProductCriteria } from './product-criteria.js';
import type { FilterGroupJson } from '../product-list.json.js';

/** The next possible categories of a list: its category with the subcategories, or the main categories. */
export function categoryChoices(
  tree: CategoryTree,
  { categoryId, kind }: Pick<ProductCriteria, 'categoryId' | 'kind'>,
): CategoryRow[] {
  const own = categoryId === undefined ? null : tree.find(categoryId);
  const below = tree.childrenOf(categoryId ?? null);
  return [...(own ? [own] : []), ...below].filter(
    (row) => (kind === undefined || row.kind === kind) && tree.isVisible(row),
  );
}

/** A list with its possible selections. */
interface FilteredList {
  choices: CategoryRow[];
  criteria: ProductCriteria;
  attributes: FilterAttribute[];
  selections: AttributeSelection[];
}

/** Filter groups of the API, in one language. */
export class FilterGroups {
  constructor(
    private readonly texts: Texts,
    private readonly locale: Locale,
  ) {}

  toGroups(
    counts: FilterCounts,
    { choices, criteria, attributes, selections }: FilteredList,
  ): FilterGroupJson[] {
    const { categoryId, filters = {} } = criteria;
    const placed = new Map(counts.categories.map(({ id, count }) => [id, count]));
    const categories = choices
      .filter(({ id }) => placed.has(id) || id === categoryId)
      .map(({ id, name }) =>
        item(String(id), plainText(name, this.locale), placed.get(id) ?? 0, id === categoryId),
      );
    const groups = COUNTED_FILTERS.map((filter) => ({
      place: filter.facet.place,
      groups: this.filter(filter, counts.facets, filters),
    }));
    const { place } = CATEGORIES.facet;
    return [
      ...[...groups, { place, groups: [this.group('categories', CATEGORIES.title, categories)] }]
        .sort((one, other) => one.place - other.place)
        .flatMap((each) => each.groups),
      ...attributeGroups(attributes, selections, counts, this.locale).map((group) => this.attribute(group)),
    ];
  }

  /** A choice of one value is none. */
  private filter(filter: CountedFilter, facets: FacetCounts, filters: IndexFilters): FilterGroupJson[] {
    const { id } = filter.facet;
    if (filter.type === 'range') {
      const { count, lowest, highest, buckets } = facets[filter.id] as RangeCounts;
      const bounds = [lowest, highest].map((bound) => bound && bound / filter.scale);
      const items = this.range(parametersOf(filter) as [string, string], count, bounds);
      return [{ ...this.group(id, filter.title, items), buckets }];
    }
    const selected = selectedValues(filter, filters);
    const values = valuesOf(filter, facets, (key) => this.text(key));
    if (filter.type === 'choice' && 'codes' in filter && values.length < 2) return [];
    const items = values.map(({ id: value, title, count }) =>
      item(value, title, count, selected.includes(value)),
    );
    return [this.group(id, filter.title, items)];
  }

  /** The groups of a store's own list, which has no counts by price or brand. */
  toOwnGroups(counts: Record<ProductStatus, number>, selected: ProductStatus | 'all'): FilterGroupJson[] {
    const statuses = STATUSES.map((id) =>
      item(id, this.text(`product-lists.status.${id}`), counts[id], id === selected),
    );
    return [this.group('status', 'fields.status', statuses)];
  }

  private attribute({ attribute: { id, name, unit }, values, amounts }: AttributeGroup): FilterGroupJson {
    const group = { id: `attributes[${id}]`, title: plainText(name, this.locale) };
    if (amounts) {
      const { count, lowest, highest } = amounts;
      return { ...group, unit, items: this.range(['from', 'to'], count, [lowest, highest]) };
    }
    const items = values.map(({ key, label, count, selected }) =>
      item(key, plainText(label, this.locale), count, selected),
    );
    return { ...group, items };
  }

  /** The two ends of a range. */
  private range(ids: [string, string], count: number, bounds: (number | null)[]): FilterGroupJson['items'] {
    return (['from', 'to'] as const).map((end, at) => ({
      id: ids[at]!,
      title: this.text(`products.filters.price_${end}`),
      count,
      value: bounds[at] ?? undefined,
    }));
  }

  private group(id: string, title: string, items: FilterGroupJson['items']) {
    return { id, title: this.text(title), items };
  }

  private text(key: string): string {
    return this.texts.t(key, this.locale);
  }
}

const item = (id: string, title: string, count: number, selected: boolean) => ({
  id,
  title,
  count,
  selected,
});
