import { Injectable } from '@nestjs/common';
import { isAge } from '../../attributes/values/age.js';
import { AttributeChoices, type FilterAttribute } from '../../search/attribute-choices.js';
import type { FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import type { ProductCriteria } from '../filters/product-criteria.js';
import { ProductsService } from './products.service.js';

/** So many values are counted again; others are left out, because their numbers would be too low. */
const MAX_COUNTED = 30;

/** Counts ages: the list of an age has everything that suits it, not only the offers with this value. */
@Injectable()
export class AgeCounts {
  constructor(
    private readonly products: ProductsService,
    private readonly attributes: AttributeChoices,
  ) {}

  /** The counts of a list, also for ages. */
  async complete(
    counts: FilterCounts,
    criteria: ProductCriteria,
    attributes: FilterAttribute[],
  ): Promise<FilterCounts> {
    const ages = attributes.filter(({ name, type }) => type === 'text' && isAge(name)).map(({ id }) => id);
    const shown = counts.values.filter(({ definitionId }) => ages.includes(definitionId));
    const counted = await Promise.all(
      shown.slice(0, MAX_COUNTED).map(async (value) => {
        const { definitionId, key } = value;
        const chosen = await this.attributes.resolve([{ definitionId, keys: [key], ranges: [] }]);
        return { ...value, count: await this.products.open(withValues(criteria, chosen)).count() };
      }),
    );
    if (!counted.length) return counts;
    const others = counts.values.filter((value) => !shown.includes(value));
    return { ...counts, values: [...others, ...counted] };
  }
}

/** The criteria with another selection of one attribute. */
function withValues(criteria: ProductCriteria, chosen: Awaited<ReturnType<AttributeChoices['resolve']>>) {
  const ids = chosen.map(({ definitionId }) => definitionId);
  const others = (criteria.filters?.attributes ?? []).filter((each) => !ids.includes(each.definitionId));
  return { ...criteria, filters: { ...criteria.filters, attributes: [...others, ...chosen] } };
}
