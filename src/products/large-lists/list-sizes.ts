import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { PublicReads } from '../../core/database/public-reads.js';
import { OFFERS_OF_STORE } from '../read-model/catalogue-counts.js';
import type { ProductKind } from '../product.entity.js';
import type { WholeList } from '../query/whole-list.js';

/** From so many cards on, a list is packed and its counts are ready. */
export const LARGE_LIST = 1_000;

/** How many cards lists have, by the counts of categories and stores: some seconds old. */
@Injectable()
export class ListSizes {
  constructor(
    private readonly reads: PublicReads,
    private readonly categories: CategoriesService,
  ) {}

  async isLarge(list: WholeList): Promise<boolean> {
    if (list.storeId === undefined) return cardsOf(await this.categories.tree(), list) >= LARGE_LIST;
    const [row] = await this.reads.prepared<Record<ProductKind, number>[]>(OFFERS_OF_STORE, [list.storeId]);
    return (row?.[list.kind] ?? 0) >= LARGE_LIST;
  }

  /** All lists that are large. */
  async large(): Promise<WholeList[]> {
    const tree = await this.categories.freshTree();
    const stores = await this.reads.query<WholeList[]>(LARGE_STORES, [LARGE_LIST]);
    return [...wholeLists(tree).filter((list) => cardsOf(tree, list) >= LARGE_LIST), ...stores];
  }
}

const LARGE_STORES = `
  select 'product' as kind, company_id as "storeId" from catalogue_stores where products >= $1
  union all
  select 'service', company_id from catalogue_stores where services >= $1`;

function cardsOf(tree: CategoryTree, { kind, categoryId }: WholeList): number {
  const category = categoryId === undefined ? null : tree.find(categoryId);
  if (categoryId !== undefined) return category?.kind === kind ? category.productCount : 0;
  const roots = tree.childrenOf(null).filter((row) => row.kind === kind);
  return roots.reduce((sum, { productCount }) => sum + productCount, 0);
}

function wholeLists(tree: CategoryTree): WholeList[] {
  const kinds: ProductKind[] = ['product', 'service'];
  return [...kinds.map((kind) => ({ kind })), ...tree.rows.map(({ id, kind }) => ({ kind, categoryId: id }))];
}
