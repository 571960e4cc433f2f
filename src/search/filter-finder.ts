import type { CategoryRow, CategoryTree } from '../categories/category-tree.js';
import { lazy } from '../core/http/pages/lazy.js';
import { type AttributeChoices, readSelections } from './attribute-choices.js';
import type { CatalogueIndex, IndexQuery, NamedBrand, OpenText } from './catalogue-index/catalogue-index.js';
import { KIND_CODES } from './catalogue-index/codes.js';
import type { ChosenValues } from './catalogue-index/filter-columns.js';
import { type Alternative, inCategories, MAX_WEIGHT, type Term } from './catalogue-index/text-query.js';
import type { NamedCategory } from './named-categories.js';
import { type FacetValues, namedFilters } from './named-filters.js';
import type { QueryFilters } from './parsed-query.js';

/**
 * For each value that the query names; more than the same words add in names: “red shirt” starts with red
 * ones.
 */
const VALUE = 30;
const NO_VALUES: FacetValues = { brands: [], companies: [], values: [] };

/** A text with the things that it names, the most likely first. */
interface NamingText {
  text: string;
  tree: CategoryTree;
  categories: Pick<NamedCategory, 'id' | 'text'>[];
  brands: NamedBrand[];
}

/** A category with the text that names it: the query, or the query with a synonym. */
interface NamingCategory {
  row: CategoryRow;
  text: string;
}

/** Values that a query names in a category. */
export interface PreferredValues {
  categoryId: number;
  values: ChosenValues[];
}

/** Filters that may take the place of words, with the words that remain. */
export type FoundFilters = QueryFilters & { remainder: string };

/** Finds the filters that one query names. */
export class FilterFinder {
  private readonly categories: NamingCategory[];
  /** Filters of the most likely category. */
  private readonly first = lazy(async () => {
    const [category] = this.categories;
    return category ? this.filtersIn(category, await this.facets()) : null;
  });
  private readonly facets = lazy(() => this.valuesOf(this.categories[0]!.row));

  constructor(
    private readonly index: CatalogueIndex,
    private readonly attributes: AttributeChoices,
    private readonly query: NamingText,
  ) {
    this.categories = query.categories.flatMap(({ id, text }) => {
      const row = query.tree.find(id);
      return row ? { row, text } : [];
    });
  }

  /** The values that the query names in its category: offers that have them come first. */
  async preferredValues(): Promise<PreferredValues | undefined> {
    const [category] = this.categories;
    if (!category || !hasMore(category)) return undefined;
    const { values } = (await this.first())!;
    return values.length ? { categoryId: category.row.id, values } : undefined;
  }

  /**
   * The filters whose list has all matches of the query.
   * @param names the text in any form of its words
   */
  async find(names: OpenText): Promise<FoundFilters | null> {
    for await (const filters of this.candidates())
      if (await this.keepsMatches(names, filters)) return filters;
    return null;
  }

  /**
   * Filters of the most likely category that all words name, although no offer has all of them. A value may be
   * one that only other categories have: no mug is red.
   */
  async findUnmet(): Promise<FoundFilters | null> {
    const [category] = this.categories;
    if (!category || !hasMore(category)) return null;
    const own = await this.filtersIn(category, await this.facets(), true);
    if (!own.remainder) return own;
    const all = await this.filtersIn(category, await this.valuesOf(category.row, true), true);
    return all.remainder ? null : all;
  }

  private async *candidates(): AsyncGenerator<FoundFilters> {
    // a synonym keeps other matches than the words themselves
    for (const category of this.categories.filter(({ text }) => text === this.query.text)) {
      yield category === this.categories[0]
        ? (await this.first())!
        : await this.filtersIn(category, await this.valuesOf(category.row));
      yield await this.filtersIn(category, NO_VALUES);
    }
    const brands = this.query.brands.map(({ key, name }) => ({ key, title: name }));
    const branded = await this.filtersIn(null, { ...NO_VALUES, brands });
    if (branded.brands.length) yield branded;
  }

  private async filtersIn(
    category: NamingCategory | null,
    facets: FacetValues,
    isLoose = false,
  ): Promise<FoundFilters> {
    const row = category?.row ?? null;
    const named = namedFilters(category?.text ?? this.query.text, row, facets, isLoose);
    return {
      category: row,
      ...named,
      values: await this.attributes.resolve(readSelections(named.attributes)),
    };
  }

  /**
   * The facets of a category.
   * @param isAnywhere with the values that its attributes have in any category
   */
  private async valuesOf(category: CategoryRow, isAnywhere = false): Promise<FacetValues> {
    const filterable = await this.attributes.filterable(category.id);
    const definitionIds = filterable.map(({ id }) => id);
    const count = (listed: Partial<IndexQuery>) =>
      this.index.open({ ...listed, unit: 'card', filters: {} }).counts({ categoryIds: [], definitionIds });
    const counts = await count(listOf(category));
    const counted = isAnywhere ? await count({}) : counts;
    const values = counted.values.flatMap(({ definitionId, key, label }) => {
      const definition = filterable.find(({ id }) => id === definitionId)!;
      if (definition.type !== 'boolean') return { definitionId, key, label };
      return key === 'true' ? { definitionId, key, label: definition.name } : [];
    });
    const companies = counts.facets.company.map(({ key, title }) => ({ id: Number(key), title }));
    return { brands: counts.facets.brand, companies, values };
  }

  /** Whether the filtered list has all cards of the category's kind that match the query. */
  private async keepsMatches(names: OpenText, filters: FoundFilters): Promise<boolean> {
    const { category, brands, companyIds, values } = filters;
    const query = { ...listOf(category), unit: 'card', filters: {} } as const;
    const [all, kept] = await Promise.all([
      names.open({ ...query, categoryId: undefined }).count(),
      names.open({ ...query, filters: { brand: brands, company: companyIds, attributes: values } }).count(),
    ]);
    return kept > 0 && kept === all;
  }
}

/** Whether the text has words besides the category's name. */
const hasMore = ({ row, text }: NamingCategory): boolean =>
  namedFilters(text, row, NO_VALUES).remainder !== '';

/** The list of a category has products, or services. */
const listOf = (category: CategoryRow | null): Pick<IndexQuery, 'kind' | 'categoryId'> =>
  category ? { kind: KIND_CODES[category.kind], categoryId: category.id } : {};

/** Offers of the category with all of the named values come first, then those with one of them. */
export function valueBoosts({ categoryId, values }: PreferredValues, base: number): Alternative[] {
  const terms = values.map(({ valueIds }): Term => ({ field: 'valueId', any: valueIds.map(String) }));
  const boost = (all: Term[]) => ({
    all: [...all, inCategories([categoryId])],
    weight: Math.min(MAX_WEIGHT, base + VALUE * all.length),
  });
  return [boost(terms), ...(terms.length > 1 ? terms.map((term) => boost([term])) : [])];
}
