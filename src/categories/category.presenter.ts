import { localText, plainText, readTexts, type TextView } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { toPicture } from '../media/media.presenter.js';
import { route } from '../routes.js';
import type { CategoryJson } from './category.json.js';
import type { CategoryRow, CategoryTree } from './category-tree.js';
import type { CategoryLink, CategoryNode, CategoryTile } from './category.props.js';

/** The canonical address of a category: its slugs from the root down. */
export function categoryUrl(tree: CategoryTree, category: CategoryRow, locale: Locale): string {
  const categories = categorySlugs(tree, category, locale);
  return route(
    category.kind === 'service' ? 'service-category' : 'category',
    { id: category.id, categories },
    locale,
  );
}

/** The tail of the canonical address, `racunalnistvo/prenosniki`. */
function categorySlugs(tree: CategoryTree, category: CategoryRow, locale: Locale): string {
  return tree
    .pathOf(category)
    .map((row) => plainText(row.slug, locale))
    .filter(Boolean)
    .join('/');
}

export function toLink(tree: CategoryTree, category: CategoryRow, locale: Locale): CategoryLink {
  return {
    id: category.id,
    name: localText(category.name, locale) ?? { text: '' },
    url: categoryUrl(tree, category, locale),
    productCount: category.productCount,
  };
}

/** @param view `origin` is where addresses begin */
export function toCategoryJson(
  tree: CategoryTree,
  category: CategoryRow,
  view: TextView & { origin: string },
): CategoryJson {
  const { id, name, parentId, kind, slug, position, active, productCount, mediaId, media } = category;
  const { locale, origin } = view;
  const picture = media && toPicture(media, locale, plainText(name, locale));
  return {
    id,
    parentId,
    kind,
    ...readTexts({ name, slug }, view),
    media: picture && { id: mediaId!, url: origin + picture.src, alt: picture.alt },
    position,
    active,
    productCount,
    url: origin + categoryUrl(tree, category, locale),
  };
}

/** Links to the children that have something to show, in the order of the tree. */
export function toChildLinks(tree: CategoryTree, parentId: number | null, locale: Locale): CategoryLink[] {
  return shown(tree, parentId).map((child) => toLink(tree, child, locale));
}

/** Of every tree in use, as every page needs it. */
const navigations = new WeakMap<CategoryTree, Map<Locale, CategoryNode[]>>();

/** The navigation: main categories with something in them and what is right below them, those of services last. */
export function toNavigation(tree: CategoryTree, locale: Locale): CategoryNode[] {
  const known = navigations.get(tree) ?? new Map<Locale, CategoryNode[]>();
  navigations.set(tree, known);
  const navigation = known.get(locale) ?? makeNavigation(tree, locale);
  known.set(locale, navigation);
  return navigation;
}

function makeNavigation(tree: CategoryTree, locale: Locale): CategoryNode[] {
  return [...shown(tree, null, 'product'), ...shown(tree, null, 'service')].map((category) => ({
    ...toLink(tree, category, locale),
    children: toChildLinks(tree, category.id, locale),
  }));
}

/** The main categories with a picture and their children. */
export function toTiles(tree: CategoryTree, locale: Locale): CategoryTile[] {
  return shown(tree, null).map((category) => ({
    ...toLink(tree, category, locale),
    picture: category.media ? toPicture(category.media, locale, plainText(category.name, locale)) : null,
    children: toChildLinks(tree, category.id, locale),
  }));
}

/** `Računalništvo › Prenosniki` */
export function pathLabel(tree: CategoryTree, category: CategoryRow, locale: Locale): string {
  return tree
    .pathOf(category)
    .map((row) => plainText(row.name, locale))
    .join(' › ');
}

/** What stands below a category is of its kind. */
function shown(
  tree: CategoryTree,
  parentId: number | null,
  kind: CategoryRow['kind'] = (parentId !== null && tree.find(parentId)?.kind) || 'product',
): CategoryRow[] {
  return tree
    .childrenOf(parentId)
    .filter(
      (category) =>
        category.active && category.kind === kind && !category.system && category.productCount > 0,
    );
}
