import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CategoriesService } from '../../categories/categories.service.js';
import { ColumnStore } from '../facets/column-store.js';
import { PACK } from '../facets/columns.statements.js';
import { countColumns } from '../facets/count-columns.js';
import { narrow } from '../facets/narrowing.js';
import { AttributeChoices } from '../filters/attribute-choices.js';
import { categoryChoices } from '../filters/product-filters.presenter.js';
import { keyOf, type WholeList } from '../query/whole-list.js';

/** Packs large lists for every process that shows them. */
@Injectable()
export class LargeListPacker {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly categories: CategoriesService,
    private readonly attributes: AttributeChoices,
    private readonly store: ColumnStore,
  ) {}

  /** Its columns, and from these the counts while nothing is chosen: both change together. */
  async pack(list: WholeList): Promise<void> {
    const [tree, attributes] = await Promise.all([
      this.categories.tree(),
      this.attributes.filterable(list.categoryId),
    ]);
    const key = keyOf(list);
    const choices = [attributes, categoryChoices(tree, list)].map((things) => things.map(({ id }) => id));
    await this.database.transaction(async (manager) => {
      await manager.query(PACK, [...key, ...choices]);
      const columns = (await this.store.readPacked(manager, key))!;
      const counts = countColumns(columns, narrow(columns, { brands: [] }));
      await manager.query(STORE, [...key, JSON.stringify(counts)]);
    });
  }
}

const STORE =
  'update catalogue_facets set counts = $4 where kind = $1 and category_id = $2 and company_id = $3';
