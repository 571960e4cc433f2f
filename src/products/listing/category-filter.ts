import { toChildLinks } from '../../categories/category.presenter.js';
import type { CategoryLink } from '../../categories/category.props.js';
import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import { categoryUrlOf, isFiltered, type ListAddress, urlOf } from './list-address.js';
import type { ProductKind } from '../product.entity.js';
import type { CategoryChoice, CategoryFilter } from '../product.props.js';
import { categoryChoices } from '../filters/product-filters.presenter.js';

/** The category that hits are narrowed to, also by the id of a category that was merged into it. */
export function selectedCategory(
  tree: CategoryTree,
  id: number | undefined,
  kind: ProductKind | undefined,
): CategoryRow | null {
  if (id === undefined) return null;
  const category = tree.find(id) ?? tree.successorOf(id);
  return category && isShown(tree, category, kind) ? category : null;
}

/** The categories to count: all for a search term, whose hits are few; otherwise those that can be selected next. */
export function countedCategories(tree: CategoryTree, address: ListAddress): number[] | null {
  if (address.term !== undefined) return null;
  const isCounted = isFiltered(address.query) && address.storeId === undefined;
  return isCounted ? categoryChoices(tree, address).map(({ id }) => id) : [];
}

/** Links to the subcategories of a category's list, with the filters of the list and its counts. */
export async function subcategoryLinks(
  tree: CategoryTree,
  { address, counted }: { address: ListAddress; counted: () => Promise<FilterCounts> },
  locale: Locale,
): Promise<CategoryLink[]> {
  const links = toChildLinks(tree, address.categoryId ?? null, locale);
  if (!isFiltered(address.query)) return links;
  const counts = new Map((await counted()).categories.map(({ id, count }) => [id, count]));
  return links.flatMap((link) => {
    const productCount = counts.get(link.id);
    return productCount ? { ...link, url: urlOf({ ...address, path: link.url }, {}), productCount } : [];
  });
}

/** The categories of the hits; a category with all hits shows its subcategories directly. */
export function toCategoryFilter(
  tree: CategoryTree,
  { counts, address }: { counts: FilterCounts; address: ListAddress },
  locale: Locale,
): CategoryFilter | null {
  if (!hasCategories(address)) return null;
  const countOf = new Map(counts.categories.map(({ id, count }) => [id, count]));
  const choice = (row: CategoryRow, count: number | null, children: CategoryChoice[]): CategoryChoice => ({
    id: row.id,
    name: localText(row.name, locale) ?? { text: '' },
    url: urlOf(address, { category: row.id }),
    count,
    selected: row.id === address.categoryId,
    leadsOn: row.id !== address.categoryId && !children.length && hasBelow(tree, row),
    children,
  });
  const below = (id: number | null): CategoryChoice[] =>
    tree
      .childrenOf(id)
      .map((row) => ({ row, count: countOf.get(row.id) ?? 0 }))
      .filter(({ row, count }) => count > 0 && isShown(tree, row, address.kind))
      .sort((a, b) => b.count - a.count)
      .map(({ row, count }) => choice(row, count, count === counts.count ? below(row.id) : []));
  const selected = selectedCategory(tree, address.categoryId, address.kind);
  if (!selected) return { allUrl: null, choices: below(null) };
  const start = choice(selected, counts.count, below(selected.id));
  const above = tree.pathOf(selected).slice(0, -1);
  return {
    allUrl: categoryUrlOf(address, null),
    choices: [
      above.reduceRight(
        (child, row) => ({ ...choice(row, null, [child]), url: categoryUrlOf(address, row.id) }),
        start,
      ),
    ],
  };
}

/** A list of everything has links to the categories themselves. */
const hasCategories = ({ isSearch, term, query }: ListAddress) =>
  isSearch === true && (term !== undefined || isFiltered(query));

const hasBelow = (tree: CategoryTree, row: CategoryRow) =>
  tree.childrenOf(row.id).some((child) => child.productCount > 0 && isShown(tree, child, row.kind));

const isShown = (tree: CategoryTree, row: CategoryRow, kind: ProductKind | undefined) =>
  (kind === undefined || row.kind === kind) && !row.system && tree.isVisible(row);
