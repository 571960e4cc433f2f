import { categoryUrl, pathLabel } from '../../categories/category.presenter.js';
import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { localText, plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Translate } from '../../core/i18n/texts.js';
import { toPicture } from '../../media/media.presenter.js';
import { cardUrl, toMoney } from '../../products/product.presenter.js';
import type { CardRow } from '../../products/products.statements.js';
import { searchUrl } from '../../products/listing/search.presenter.js';
import type { NamedBrand } from '../../search/catalogue-index/catalogue-index.js';
import type { SuggestedProduct, Suggestions } from './suggestions.props.js';

export function toCategory(
  tree: CategoryTree,
  row: CategoryRow,
  locale: Locale,
): Suggestions['categories'][number] {
  const parent = row.parentId === null ? null : tree.find(row.parentId);
  return {
    id: row.id,
    url: categoryUrl(tree, row, locale),
    name: localText(row.name, locale) ?? { text: '' },
    within: parent && pathLabel(tree, parent, locale),
  };
}

/** Links to all products of the brand. */
export function toBrand({ key, name }: NamedBrand, locale: Locale): Suggestions['brands'][number] {
  return { name, url: `${searchUrl(null, locale)}?${new URLSearchParams({ brand: key })}` };
}

export function toProduct(card: CardRow, locale: Locale, say: Translate): SuggestedProduct {
  const [picture] = card.pictures;
  return {
    id: card.id,
    url: cardUrl(card, locale),
    isService: card.kind === 'service',
    name: localText(card.name, locale) ?? { text: '' },
    picture: picture ? toPicture(picture, locale, plainText(card.name, locale)) : null,
    lowestPrice: toMoney(card, locale, say),
    isFrom: card.isFrom,
  };
}
