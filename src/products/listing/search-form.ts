import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import type { CategoryRow } from '../../categories/category-tree.js';
import type { QueryValues } from '../../core/http/routing/route-path.js';
import type { Locale } from '../../core/i18n/locales.js';
import {
  CatalogueIndex,
  type IndexQuery,
  type OpenText,
} from '../../search/catalogue-index/catalogue-index.js';
import { KIND_CODES } from '../../search/catalogue-index/codes.js';
import { type FacetValues, type NamedFilters, namedFilters } from '../../search/named-filters.js';
import { extractConstraints } from '../../search/query-constraints.js';
import { type QueryNames, SearchUnderstanding } from '../../search/search-understanding.js';
import { AttributeChoices, readSelections } from '../filters/attribute-choices.js';
import { attributeKey } from './list-address.js';
import { searchUrl } from './search.presenter.js';

const NO_VALUES: FacetValues = { brands: [], companies: [], values: [] };

/** Turns the query of the search form into the address of a list with filters. */
@Injectable()
export class SearchForm {
  constructor(
    private readonly understanding: SearchUnderstanding,
    private readonly index: CatalogueIndex,
    private readonly attributes: AttributeChoices,
    private readonly categories: CategoriesService,
  ) {}

  async resultsUrl(typed: string, locale: Locale): Promise<string> {
    const { text, ...constraints } = extractConstraints(typed);
    const named = await this.named(text, locale);
    return named
      ? searchUrl(named.term, locale, { ...constraints, ...named.filters, typed })
      : searchUrl(text, locale, constraints);
  }

  /** null: the query stays a search term. */
  private async named(text: string, locale: Locale): Promise<{ term: string; filters: QueryValues } | null> {
    const names = await this.understanding.readNames(text, locale);
    if (!names) return null;
    const tree = await this.categories.tree();
    for (const category of [...names.categoryIds.map((id) => tree.find(id)), null])
      for (const values of [await this.valuesOf(category, names), NO_VALUES]) {
        const named = namedFilters(text, category, values);
        if (!category && !named.brands.length) continue;
        if (await this.keepsHits(names.text, category, named))
          return { term: named.remainder, filters: toQuery(category, named) };
      }
    return null;
  }

  /** The facets of the category; without a category the brands that the query names. */
  private async valuesOf(category: CategoryRow | null, { brands }: QueryNames): Promise<FacetValues> {
    if (!category) return { ...NO_VALUES, brands: brands.map(({ key, name }) => ({ key, title: name })) };
    const filterable = await this.attributes.filterable(category.id);
    const definitionIds = filterable.map(({ id }) => id);
    const query = { ...listOf(category), unit: 'card', filters: {} } as const;
    const counts = await this.index.open(query).counts({ categoryIds: [], definitionIds });
    const values = counts.values.flatMap(({ definitionId, key, label }) => {
      const definition = filterable.find(({ id }) => id === definitionId)!;
      if (definition.type !== 'boolean') return { definitionId, key, label };
      return key === 'true' ? { definitionId, key, label: definition.name } : [];
    });
    return { brands: counts.brands, companies: counts.companies, values };
  }

  /** Whether the filtered list has all offers of the category's kind that match the query. */
  private async keepsHits(
    text: OpenText,
    category: CategoryRow | null,
    { brands, companyIds, attributes }: NamedFilters,
  ): Promise<boolean> {
    const values = await this.attributes.resolve(readSelections(attributes));
    const list = listOf(category);
    const query = { ...list, unit: 'offer', filters: {} } as const;
    const [all, kept] = await Promise.all([
      text.open({ ...query, categoryId: undefined }).count(),
      text.open({ ...query, filters: { brands, companyIds, attributes: values } }).count(),
    ]);
    return kept > 0 && kept === all;
  }
}

/** The list of a category has products, or services. */
const listOf = (category: CategoryRow | null): Pick<IndexQuery, 'kind' | 'categoryId'> =>
  category ? { kind: KIND_CODES[category.kind], categoryId: category.id } : {};

function toQuery(
  category: CategoryRow | null,
  { brands, companyIds, attributes }: NamedFilters,
): QueryValues {
  const values = Object.entries(attributes).map(([id, keys]) => [attributeKey(id), keys] as const);
  return { category: category?.id, brand: brands, company: companyIds, ...Object.fromEntries(values) };
}
