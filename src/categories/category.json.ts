import { localText, plainText, type Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { toPicture } from '../media/media.presenter.js';
import { categoryUrl } from './category.presenter.js';
import type { CategoryRow, CategoryTree } from './category-tree.js';

/** A category in the API; addresses are absolute. */
export interface CategoryJson {
  id: number;
  name: string;
  parentId: number | null;
  kind: CategoryRow['kind'];
  slug: string;
  /** null also while the picture is not ready. */
  media: { id: number; url: string; alt: string } | null;
  position: number;
  active: boolean;
  productCount: number;
  url: string;
  translations?: { name: Translations; slug: Translations };
}

export interface CategoryView {
  locale: Locale;
  /** Where addresses begin. */
  origin: string;
  translations: boolean;
}

export function toCategoryJson(
  tree: CategoryTree,
  category: CategoryRow,
  { locale, origin, translations }: CategoryView,
): CategoryJson {
  const { id, name, parentId, kind, slug, position, active, productCount, mediaId, media } = category;
  const text = localText(name, locale)?.text ?? '';
  const picture = media && toPicture(media, locale, text);
  return {
    id,
    name: text,
    parentId,
    kind,
    slug: plainText(slug, locale),
    media: picture && { id: mediaId!, url: origin + picture.src, alt: picture.alt },
    position,
    active,
    productCount,
    url: origin + categoryUrl(tree, category, locale),
    ...(translations && { translations: { name, slug } }),
  };
}
