import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CategoriesService } from '../categories/categories.service.js';
import { ColumnStore } from '../facets/column-store.js';
import { PACK } from '../facets/columns.statements.js';
import { countColumns } from '../facets/count-columns.js';
import { narrow } from '../facets/narrowing.js';
import { AttributeChoices } from './attribute-choices.js';
import { categoryChoices } from './product-filters.presenter.js';
import { keyOf, type WholeList } from './whole-list.js';

/** Packs large lists for every process that shows them. */
@Injectable()
export class LargeListPacker {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly categories: CategoriesService,
    private readonly attributes: AttributeChoices,
    private readonly store: ColumnStore,
  ) {}

  /** Its columns, and from these the counts while nothing is chosen. */
  async pack(list: WholeList): Promise<void> {
    const [tree, attributes] = await Promise.all([
      this.categories.tree(),
      this.attributes.filterable(list.categoryId),
    ]);
    const key = keyOf(list);
    await this.database.query(PACK, [
      ...key,
      attributes.map(({ id }) => id),
      categoryChoices(tree, list).map(({ id }) => id),
    ]);
    const columns = (await this.store.readPacked(key))!;
    const counts = countColumns(columns, narrow(columns, { brands: [] }));
    await this.database.query(STORE, [...key, JSON.stringify(counts)]);
  }
}

const STORE =
  'update catalogue_facets set counts = $4 where kind = $1 and category_id = $2 and company_id = $3';
