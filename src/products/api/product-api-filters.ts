import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { isAge } from '../../attributes/values/age.js';
import { CategoriesService } from '../../categories/categories.service.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { OpenList } from '../../search/catalogue-index/catalogue-index.js';
import { type AttributeSelection, AttributeChoices } from '../../search/attribute-choices.js';
import type { ProductCriteria } from '../filters/product-criteria.js';
import { AgeCounts } from '../reading/age-counts.js';
import { categoryChoices, FilterGroups } from '../filters/product-filters.presenter.js';

/** Filters of visitors' lists, for the API. */
@Injectable()
export class ProductApiFilters {
  constructor(
    private readonly categories: CategoriesService,
    private readonly attributes: AttributeChoices,
    private readonly ages: AgeCounts,
    private readonly texts: Texts,
  ) {}

  /** Filters with the number of cards. */
  async countFilters(
    matches: OpenList,
    criteria: ProductCriteria,
    { selections, locale }: { selections: AttributeSelection[]; locale: Locale },
  ) {
    const [tree, attributes] = await Promise.all([
      this.categories.tree(),
      this.attributes.filterable(criteria.categoryId),
    ]);
    const choices = categoryChoices(tree, criteria);
    const categoryIds = choices.map(({ id }) => id);
    const definitionIds = attributes.map(({ id }) => id);
    const counted = await matches.counts({ categoryIds, definitionIds });
    const counts = attributes.some(({ name }) => isAge(name))
      ? await this.ages.complete(counted, criteria, attributes)
      : counted;
    const filters = new FilterGroups(this.texts, locale).toGroups(counts, {
      choices,
      criteria,
      attributes,
      selections,
    });
    return { count: counts.count, filters };
  }
}
