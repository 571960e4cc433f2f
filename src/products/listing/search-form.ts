import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import type { CategoryRow } from '../../categories/category-tree.js';
import type { QueryValues } from '../../core/http/routing/route-path.js';
import type { Locale } from '../../core/i18n/locales.js';
import { CatalogueIndex, type IndexQuestion } from '../../search/catalogue-index/catalogue-index.js';
import { KIND_CODES } from '../../search/catalogue-index/codes.js';
import type { TextQuestion } from '../../search/catalogue-index/text-question.js';
import { type Choices, type NamedFilters, namedFilters } from '../../search/named-filters.js';
import { readSearch } from '../../search/price-words.js';
import { type ReadNames, SearchUnderstanding } from '../../search/search-understanding.js';
import { AttributeChoices, readAsked } from '../filters/attribute-choices.js';
import { attributeKey } from './list-address.js';
import { searchUrl } from './understood.presenter.js';

/** Where the search form leads: what its text names is chosen in the list. */
@Injectable()
export class SearchForm {
  constructor(
    private readonly understanding: SearchUnderstanding,
    private readonly index: CatalogueIndex,
    private readonly attributes: AttributeChoices,
    private readonly categories: CategoriesService,
  ) {}

  async leadsTo(typed: string, locale: Locale): Promise<string> {
    const { text, ...asked } = readSearch(typed);
    const named = await this.named(text, locale);
    if (!named) return searchUrl(text, locale, asked);
    return searchUrl(named.rest, locale, { ...asked, ...named.chosen, typed });
  }

  /** null: the words stay words. */
  private async named(text: string, locale: Locale): Promise<{ rest: string; chosen: QueryValues } | null> {
    const names = await this.understanding.readNames(text, locale);
    if (!names) return null;
    const tree = await this.categories.tree();
    for (const category of [...names.categoryIds.map((id) => tree.find(id)), null]) {
      const choices = await this.choicesOf(category, names);
      const all = namedFilters(text, category, choices);
      const none = namedFilters(text, category, { brands: [], companies: [], values: [] });
      for (const named of [all, none])
        if ((category ?? named.brands.length) && (await this.losesNothing(names.text, category, named)))
          return { rest: named.rest, chosen: toQuery(category, named) };
    }
    return null;
  }

  /** What the filters of the category offer; where none is named, the brands that are. */
  private async choicesOf(category: CategoryRow | null, { brands }: ReadNames): Promise<Choices> {
    if (!category)
      return { brands: brands.map(({ key, name }) => ({ key, title: name })), companies: [], values: [] };
    const filterable = await this.attributes.filterable(category.id);
    const definitionIds = filterable.map(({ id }) => id);
    const question = { ...listed(category), unit: 'card', filters: {} } as const;
    const counts = await this.index.counts(question, { categoryIds: [], definitionIds });
    const values = counts.values.flatMap(({ definitionId, key, label }) => {
      const definition = filterable.find(({ id }) => id === definitionId)!;
      if (definition.type !== 'boolean') return { definitionId, key, label };
      return key === 'true' ? { definitionId, key, label: definition.name } : [];
    });
    return { brands: counts.brands, companies: counts.companies, values };
  }

  /** Whether all that has the words, of the category's kind, is in the list that they name. */
  private async losesNothing(
    text: TextQuestion,
    category: CategoryRow | null,
    { brands, companyIds, attributes }: NamedFilters,
  ): Promise<boolean> {
    const asked = readAsked(Object.fromEntries(Object.entries(attributes)));
    const filters = { brands, companyIds, attributes: await this.attributes.resolve(asked) };
    const { kind } = listed(category);
    const [all, kept] = await Promise.all([
      this.index.count({ text, kind, unit: 'offer', filters: {} }),
      this.index.count({ text, ...listed(category), unit: 'offer', filters }),
    ]);
    return kept > 0 && kept === all;
  }
}

/** A named category has products, or services. */
const listed = (category: CategoryRow | null): Pick<IndexQuestion, 'kind' | 'categoryId'> =>
  category ? { kind: KIND_CODES[category.kind], categoryId: category.id } : {};

function toQuery(
  category: CategoryRow | null,
  { brands, companyIds, attributes }: NamedFilters,
): QueryValues {
  const values = Object.entries(attributes).map(([id, keys]) => [attributeKey(id), keys] as const);
  return { category: category?.id, brand: brands, company: companyIds, ...Object.fromEntries(values) };
}
