import { localText, plainText, readTexts, type TextView } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { toPicture } from '../media/media.presenter.js';
import { route } from '../routes.js';
import type { CategoryJson } from './category.json.js';
import type { CategoryRow, CategoryTree } from './category-tree.js';
import type { CategoryLink, CategoryNode, CategoryTile } from './category.props.js';

/** The canonical URL of a category, with the slugs from the root down. */
export function categoryUrl(tree: CategoryTree, category: CategoryRow, locale: Locale): string {
  const categories = categorySlugs(tree, category, locale);
  return route(
    category.kind === 'service' ? 'service-category' : 'category',
    { id: category.id, categories },
    locale,
  );
}

/** Slugs of the canonical URL, from the root down. */
function categorySlugs(tree: CategoryTree, category: CategoryRow, locale: Locale): string[] {
  return tree
    .pathOf(category)
    .map((row) => plainText(row.slug, locale))
    .filter(Boolean);
}

export function toLink(tree: CategoryTree, category: CategoryRow, locale: Locale): CategoryLink {
  return {
    id: category.id,
    name: localText(category.name, locale) ?? { text: '' },
    url: categoryUrl(tree, category, locale),
    productCount: category.productCount,
  };
}

/** @param view `origin`: first part of all URLs */
export function toCategoryJson(
  tree: CategoryTree,
  category: CategoryRow,
  view: TextView & { origin: string },
): CategoryJson {
  const { id, name, parentId, kind, slug, position, active, productCount, mediaId, media } = category;
  const { description, metaTitle, metaDescription } = category;
  const { locale, origin } = view;
  const picture = media && toPicture(media, locale, plainText(name, locale));
  return {
    id,
    parentId,
    kind,
    ...readTexts({ name, slug, description, metaTitle, metaDescription }, view),
    media: picture && { id: mediaId!, url: origin + picture.src, alt: picture.alt },
    position,
    active,
    productCount,
    url: origin + categoryUrl(tree, category, locale),
  };
}

/** Links to the visible children with products, in the order of the tree. */
export function toChildLinks(tree: CategoryTree, parentId: number | null, locale: Locale): CategoryLink[] {
  return shown(tree, parentId).map((child) => toLink(tree, child, locale));
}

/** Navigations by tree, as every page needs one. */
const navigations = new WeakMap<CategoryTree, Map<Locale, CategoryNode[]>>();

/** The navigation: main categories with products and their children, services last. */
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

/** Links to the main categories of services. */
export function toServiceLinks(tree: CategoryTree, locale: Locale): CategoryLink[] {
  return shown(tree, null, 'service').map((category) => toLink(tree, category, locale));
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

/** Children have their parent's kind. */
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
