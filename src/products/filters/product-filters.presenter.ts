import type { Texts } from '../../core/i18n/texts.js';
import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { AVAILABILITY_CODES, kindOf } from '../../search/catalogue-index/codes.js';
import type { FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import type { AttributeSelection, FilterAttribute } from '../../search/attribute-choices.js';
import { type AttributeGroup, attributeGroups } from './attribute-groups.js';
import type { ProductStatus } from '../product.entity.js';
import { STATUSES } from '../product-fields.js';
import type { ProductCriteria } from './product-criteria.js';
import type { FilterGroupJson } from '../product-list.json.js';

const AVAILABILITIES = Object.entries(AVAILABILITY_CODES);

/** The category of a list and its subcategories, or the main categories: what can be selected next. */
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

/** A list, and what may be selected in it. */
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
    const { brands = [], companyId, categoryId, inStock = false, discounted = false } = criteria;
    const placed = new Map(counts.categories.map(({ id, count }) => [id, count]));
    return [
      {
        id: 'price',
        title: this.text('fields.price'),
        items: this.range(['priceFrom', 'priceTo'], counts.priced, [
          counts.lowestCents && counts.lowestCents / 100,
          counts.highestCents && counts.highestCents / 100,
        ]),
        buckets: counts.buckets,
      },
      this.group(
        'brands',
        counts.brands.map(({ key, title, count }) => item(key, title, count, brands.includes(key))),
      ),
      this.group(
        'categories',
        choices
          .filter(({ id }) => placed.has(id) || id === categoryId)
          .map(({ id, name }) =>
            item(String(id), plainText(name, this.locale), placed.get(id) ?? 0, id === categoryId),
          ),
      ),
      this.group(
        'companies',
        counts.companies.map(({ id, title, count }) => item(String(id), title, count, id === companyId)),
      ),
      this.group(
        'availability',
        counts.availability.map(({ code, count }) => {
          const [word] = AVAILABILITIES.find(([, known]) => known === code)!;
          return item(
            word,
            this.text(`products.availability.${word}`),
            count,
            inStock && word === 'in_stock',
          );
        }),
      ),
      this.group('discount', [
        item('true', this.text('products.filters.chip.discount'), counts.discounted, discounted),
      ]),
      ...this.kinds(counts),
      ...attributeGroups(attributes, selections, counts).map((group) => this.attribute(group)),
    ];
  }

  /** Only for a list with both kinds. */
  private kinds({ kinds }: FilterCounts): FilterGroupJson[] {
    if (kinds.length < 2) return [];
    const items = kinds.map(({ code, count }) => {
      const id = kindOf(code);
      return item(id, this.text(`products.filters.kinds.${id}`), count, false);
    });
    return [this.group('kind', items)];
  }

  /** The groups of a store's own list, which has no counts by price or brand. */
  toOwnGroups(counts: Record<ProductStatus, number>, selected: ProductStatus | 'all'): FilterGroupJson[] {
    const statuses = STATUSES.map((id) =>
      item(id, this.text(`products.status.${id}`), counts[id], id === selected),
    );
    return [this.group('status', statuses)];
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

  private group(id: string, items: FilterGroupJson['items']) {
    return { id, title: this.text(FIELD_OF[id] ?? `products.filters.groups.${id}`), items };
  }

  private text(key: string): string {
    return this.texts.t(key, this.locale);
  }
}

/** The labels of groups that are fields of an offer. */
const FIELD_OF: Record<string, string> = {
  brands: 'fields.brand',
  availability: 'fields.availability',
  status: 'fields.status',
};

const item = (id: string, title: string, count: number, selected: boolean) => ({
  id,
  title,
  count,
  selected,
});
