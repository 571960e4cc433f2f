import { localText, type Translations } from '../../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { slugify } from '../../core/i18n/slug.js';
import { versionOf } from '../../core/http/versions/versioned.js';
import { toPicture } from '../../media/media.presenter.js';
import type { PictureItem } from '../../media/media.props.js';
import { route } from '../../routes.js';
import type { RowOf } from '../../core/database/statement.js';
import type { CategoryAttribute, CategoryForm, CategoryItem } from '../categories.pages.js';
import type { CategoryKind } from '../category.entity.js';
import { categoryUrl, pathLabel } from '../category.presenter.js';
import type { ATTRIBUTES_OF_CATEGORY } from './category-attributes.statements.js';
import type { Branches } from './category-branches.js';
import { MAX_DEPTH } from '../category.rules.js';
import type { CategoryRow, CategoryTree } from '../category-tree.js';

type CategoryAttributeRow = RowOf<typeof ATTRIBUTES_OF_CATEGORY>;

/** URLs of the page with a dialog open. */
export type PageUrl = (open: { edit?: number; new?: number; delete?: number }) => string;

/** Data for showing a tree. */
interface TreeView {
  kind: CategoryKind;
  branches: Branches;
  locale: Locale;
  urlOf: PageUrl;
}

/** The shown part of a tree as rows, each followed by its descendants. */
export function toItems(tree: CategoryTree, view: TreeView, parentId: number | null = null): CategoryItem[] {
  const { kind, branches, locale, urlOf } = view;
  const rows = tree.childrenOf(parentId).filter((row) => row.kind === kind);
  const inOrder = [...tree.siblings(parentId, kind), ...rows.filter(({ system }) => system)];
  return inOrder.flatMap((row, position) =>
    branches.isShown(row)
      ? [
          toItem(tree, row, position, locale, urlOf),
          ...(branches.isOpen(row) ? toItems(tree, view, row.id) : []),
        ]
      : [],
  );
}

function toItem(
  tree: CategoryTree,
  category: CategoryRow,
  position: number,
  locale: Locale,
  urlOf: PageUrl,
): CategoryItem {
  const { id, parentId, kind, name, slug, active, productCount } = category;
  const level = category.path.length;
  return {
    id,
    parentId,
    kind,
    level,
    position,
    label: labelOf(category, locale),
    name,
    slug,
    active,
    visible: tree.isVisible(category),
    productCount,
    childCount: tree.childrenOf(id).length,
    picture: pictureOf(category, locale),
    url: urlOf({ edit: id }),
    newUrl: urlOf({ new: id }),
    deleteUrl: urlOf({ delete: id }),
    placeUrl: route('admin.categories.place', { id }, locale),
    switchUrl: route('admin.categories.one', { id }, locale),
    can: { ...rightsTo(category), addBelow: !category.system && level < MAX_DEPTH },
  };
}

/** The form of an existing category. */
export function toForm(
  tree: CategoryTree,
  category: CategoryRow,
  {
    picture,
    attributes,
    urlOf,
  }: { picture: PictureItem | null; attributes: CategoryAttributeRow[]; urlOf: PageUrl },
  locale: Locale,
) {
  const { id, kind, slug, system } = category;
  return {
    ...toFormValues(category),
    url: route('admin.categories.one', { id }, locale),
    id,
    version: versionOf(category),
    kind,
    currentSlug: slug,
    parentLabel: parentLabel(tree, category.parentId, locale),
    picture,
    attributes: attributes.map((attribute) => toAttribute(tree, category, attribute, locale)),
    attributesUrl: route('admin.attributes', {}, locale, { category: id }),
    publicUrls: publicUrlsOf(tree, category),
    deleteUrl: system ? null : urlOf({ delete: id }),
    can: rightsTo(category),
  } satisfies CategoryForm;
}

/** The fields of the form. */
export function toFormValues(category: CategoryRow) {
  const { parentId, name, slug, active, mediaId, description, metaTitle, metaDescription } = category;
  const texts = { description, metaTitle, metaDescription };
  return { parentId, name, slug: chosenSlugs(name, slug), active, mediaId, ...texts };
}

/** The form of a new category. */
export function emptyForm(
  tree: CategoryTree,
  { parentId, kind }: { parentId: number | null; kind: CategoryKind },
  locale: Locale,
) {
  return {
    url: route('admin.categories', {}, locale),
    id: null,
    version: null,
    kind,
    parentId,
    name: {},
    slug: {},
    description: {},
    metaTitle: {},
    metaDescription: {},
    currentSlug: {},
    active: true,
    parentLabel: parentLabel(tree, parentId, locale),
    mediaId: null,
    picture: null,
    attributes: [],
    attributesUrl: null,
    publicUrls: {},
    deleteUrl: null,
    can: { move: true, switch: true, delete: false },
  } satisfies CategoryForm;
}

function toAttribute(
  tree: CategoryTree,
  { id: ownId }: CategoryRow,
  { id, name, unit, type, filterable, categoryId }: CategoryAttributeRow,
  locale: Locale,
): CategoryAttribute {
  const from = categoryId === ownId ? null : tree.find(categoryId);
  return {
    id,
    name: localText(name, locale) ?? { text: '' },
    unit,
    type,
    filterable,
    inheritedFrom: from && labelOf(from, locale),
    url: route('admin.attributes', {}, locale, { category: categoryId, edit: id }),
  };
}

export function labelOf({ name }: CategoryRow, locale: Locale) {
  return localText(name, locale) ?? { text: '' };
}

function pictureOf({ media, name }: CategoryRow, locale: Locale) {
  return media && toPicture(media, locale, localText(name, locale)?.text ?? '');
}

function parentLabel(tree: CategoryTree, parentId: number | null, locale: Locale): string | null {
  const parent = tree.find(parentId ?? 0);
  return parent && pathLabel(tree, parent, locale);
}

/** The system's category cannot be moved. */
function rightsTo({ system }: CategoryRow) {
  return { move: !system, switch: !system, delete: !system };
}

function chosenSlugs(name: Translations, slug: Translations): Translations {
  const chosen = LOCALES.filter((locale) => slug[locale] && slug[locale] !== slugify(name[locale] ?? ''));
  return Object.fromEntries(chosen.map((locale) => [locale, slug[locale]]));
}

function publicUrlsOf(tree: CategoryTree, category: CategoryRow): CategoryForm['publicUrls'] {
  if (!tree.isVisible(category)) return {};
  const named = LOCALES.filter((locale) => category.name[locale]);
  return Object.fromEntries(named.map((locale) => [locale, categoryUrl(tree, category, locale)]));
}
