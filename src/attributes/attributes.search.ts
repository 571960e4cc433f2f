import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { andContainsWords } from '../core/database/contains-words.js';
import { countsBy } from '../core/database/counts-by.js';
import type { Locale } from '../core/i18n/locales.js';
import { AttributeDefinition } from './attribute-definition.entity.js';
import type { AttributesPageQuery, AttributesQuery } from './attribute.query.js';
import type { AttributeFilterCounts } from './attributes.pages.js';
import type { PlacedDefinition } from './category-places.js';
import { placesOf } from './category-places.js';

const SEARCHED = `fold_text(concat_ws(' ', definition.name ->> 'sl', definition.name ->> 'en'))`;

const PLACE = ['category_attributes', 'place', 'place.definition_id = definition.id'] as const;

type Filters = Pick<AttributesQuery, 'query' | 'type' | 'category'>;

/** The list query of definitions. */
@Injectable()
export class AttributesSearch {
  constructor(
    @InjectRepository(AttributeDefinition) private readonly definitions: Repository<AttributeDefinition>,
  ) {}

  /** One page of definitions, and the count of all matches. */
  async list(
    { page, limit, sort = 'name', ...filters }: AttributesQuery & Partial<Pick<AttributesPageQuery, 'sort'>>,
    locale: Locale,
  ): Promise<{ definitions: PlacedDefinition[]; count: number }> {
    const found = this.matching(filters);
    if (filters.category) found.orderBy('place.position');
    else {
      const name = `coalesce(definition.name ->> :locale, definition.name ->> 'sl', definition.name ->> 'en')`;
      found
        .setParameter('locale', locale)
        .orderBy(`${name} collate "sl-x-icu"`, sort === 'name' ? 'ASC' : 'DESC');
    }
    const count = await found.getCount();
    const definitions = await found
      .addOrderBy('definition.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .getMany();
    return { definitions: await this.withPlaces(definitions), count };
  }

  /** Number of definitions that each choice of a filter would show under the other; those without any are left out. */
  async filterCounts({ query, type, category }: Filters): Promise<AttributeFilterCounts> {
    const inCategories = this.matching({ query, type }).innerJoin(...PLACE);
    const [types, categories] = await Promise.all([
      countsBy(this.matching({ query, category }), 'definition.type'),
      countsBy(inCategories, 'place.category_id'),
    ]);
    return { type: types, category: categories };
  }

  private matching({ query, type, category }: Filters): SelectQueryBuilder<AttributeDefinition> {
    const found = this.definitions.createQueryBuilder('definition').where('true');
    if (type) found.andWhere('definition.type = :type', { type });
    andContainsWords(found, SEARCHED, query);
    if (category) found.innerJoin(...PLACE).andWhere('place.category_id = :category', { category });
    return found;
  }

  private async withPlaces(definitions: AttributeDefinition[]): Promise<PlacedDefinition[]> {
    const ids = definitions.map(({ id }) => id);
    const places = await placesOf(this.definitions.manager, ids);
    return definitions.map((definition) => ({ ...definition, categories: places.get(definition.id) ?? [] }));
  }
}
