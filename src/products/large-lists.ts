import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import type { DataSource } from 'typeorm';
import { CategoriesService } from '../categories/categories.service.js';
import type { CategoryTree } from '../categories/category-tree.js';
import { AttributeChoices } from './attribute-choices.js';
import { OFFERS_OF_STORE } from './catalogue-counts.js';
import { CATALOGUE_QUEUE, FACETS_JOB, JOB } from './catalogue.queue.js';
import { KIND_CODES } from './catalogue.statements.js';
import { countFacets, type FilterCounts } from './facet-counts.js';
import { categoryChoices } from './product-filters.presenter.js';
import type { ProductKind } from './product.entity.js';
import type { ProductCriteria } from './products.search.js';

/** From so many cards on, a list has its counts ready. */
export const LARGE_LIST = 5_000;
/** So old counts may become before somebody's visit has them made anew. */
const MAX_AGE = '5 minutes';

/** A list in which nothing has been chosen: a category's, a store's, or that of everything. */
type WholeList = Pick<ProductCriteria, 'kind' | 'categoryId' | 'storeId'>;

/**
 * Counts of lists that are too large to be counted at every visit. They may be some minutes old; the worker makes them
 * anew when a visit finds them so, and never more often.
 */
@Injectable()
export class LargeLists {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue,
    private readonly categories: CategoriesService,
    private readonly attributes: AttributeChoices,
  ) {}

  /** The counts as they were some minutes ago; null for a list that is quickly counted. */
  async find(list: WholeList): Promise<FilterCounts | null> {
    if ((await this.sizeOf(list)) < LARGE_LIST) return null;
    const [stored] = await this.database.query<{ counts: FilterCounts; isOld: boolean }[]>(FIND, keyOf(list));
    if (!stored || stored.isOld) await this.ask();
    return stored?.counts ?? null;
  }

  /** Asks when a large list has none yet, after a first import say. */
  async askIfMissing(): Promise<void> {
    const lists = await this.largeLists(await this.categories.tree());
    const [stored] = await this.database.query<{ count: number }[]>(
      'select count(*)::integer as count from catalogue_facets',
    );
    if (stored!.count < lists.length) await this.ask();
  }

  /** Has all counts that have become old made anew; however many ask, it is done once. */
  async ask(): Promise<void> {
    await this.queue.add(FACETS_JOB, {}, { ...JOB, jobId: FACETS_JOB });
  }

  /** Makes the counts anew that are missing or old. */
  async refresh(signal?: AbortSignal): Promise<void> {
    const tree = await this.categories.freshTree();
    for (const list of await this.largeLists(tree)) {
      if (signal?.aborted) return;
      const [stored] = await this.database.query<{ isOld: boolean }[]>(FIND, keyOf(list));
      if (!stored || stored.isOld) await this.count(tree, list);
    }
  }

  private async largeLists(tree: CategoryTree): Promise<WholeList[]> {
    const stores = await this.database.query<{ kind: ProductKind; storeId: number }[]>(LARGE_STORES, [
      LARGE_LIST,
    ]);
    return [...wholeLists(tree), ...stores];
  }

  private async sizeOf(list: WholeList): Promise<number> {
    if (list.storeId === undefined) return cardsOf(await this.categories.tree(), list);
    const [row] = await this.database.query<Record<ProductKind, number>[]>(OFFERS_OF_STORE, [list.storeId]);
    return row?.[list.kind] ?? 0;
  }

  private async count(tree: CategoryTree, list: WholeList): Promise<void> {
    const counted = {
      categoryIds: categoryChoices(tree, list).map(({ id }) => id),
      attributes: await this.attributes.filterable(list.categoryId),
    };
    const everything = { ...list, brands: [], sort: 'popular' as const, page: 1, pageSize: 1 };
    const [counts] = await this.database.query<FilterCounts[]>(...countFacets(everything, counted));
    await this.database.query(STORE, [...keyOf(list), JSON.stringify(counts)]);
  }
}

const FIND = `
  select counts, counted_at < now() - interval '${MAX_AGE}' as "isOld" from catalogue_facets
  where kind = $1 and category_id = $2 and company_id = $3`;

const STORE = `
  insert into catalogue_facets (kind, category_id, company_id, counts) values ($1, $2, $3, $4)
  on conflict (kind, category_id, company_id) do update set counts = excluded.counts, counted_at = now()`;

const LARGE_STORES = `
  select 'product' as kind, company_id as "storeId" from catalogue_stores where products >= $1
  union all
  select 'service', company_id from catalogue_stores where services >= $1`;

const ANY = 0;

const keyOf = ({ kind, categoryId = ANY, storeId = ANY }: WholeList) => [
  KIND_CODES[kind],
  categoryId,
  storeId,
];

/** By the counts of categories, which may be some seconds old. */
function cardsOf(tree: CategoryTree, { kind, categoryId }: WholeList): number {
  if (categoryId !== undefined) return tree.find(categoryId)?.productCount ?? 0;
  const roots = tree.childrenOf(null).filter((row) => row.kind === kind);
  return roots.reduce((sum, { productCount }) => sum + productCount, 0);
}

function wholeLists(tree: CategoryTree): WholeList[] {
  const kinds: ProductKind[] = ['product', 'service'];
  const lists: WholeList[] = [
    ...kinds.map((kind) => ({ kind })),
    ...tree.rows.map(({ id, kind }) => ({ kind, categoryId: id })),
  ];
  return lists.filter((list) => cardsOf(tree, list) >= LARGE_LIST);
}
