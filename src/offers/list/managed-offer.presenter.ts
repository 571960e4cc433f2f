import { type CategoryTree } from '../../categories/category-tree.js';
import { pathLabel } from '../../categories/category.presenter.js';
import { versionOf } from '../../core/http/versions/versioned.js';
import { localText, plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { type MediaRow, toPicture } from '../../media/media.presenter.js';
import type { OfferMarket } from '../../products/own/offer-markets.js';
import type { PriceRank } from '../../products/own/price-ranks.js';
import type { ProductRecord } from '../../products/product-record.js';
import { route } from '../../routes.js';
import { newOfferUrl, offerUrl } from '../offers-address.js';
import type { ManagedOffer } from '../offers.pages.js';
import type { OffersPageQuery } from '../offers.query.js';
import type { VisibilityBrief } from '../visibility.props.js';

interface RowContext {
  tree: CategoryTree;
  visibilities: Map<number, VisibilityBrief>;
  ranks: Map<number, PriceRank>;
  markets: Map<number, OfferMarket>;
  query: OffersPageQuery;
  mayWrite: (record: ProductRecord) => boolean;
  locale: Locale;
}

/** A product as a row of its store's list. */
export function toManaged(record: ProductRecord, context: RowContext): ManagedOffer {
  const { id, productCode, ean, brand, price, currency, regularPrice, discount, stock, availability } =
    record;
  const { deliveryCost, shownDeliveryCost, status, companyName, clicks, fromFeed } = record;
  return {
    id,
    ...addresses(record, context),
    version: versionOf(record),
    ...appearance(record, context),
    productCode,
    ean,
    brand,
    price: { amount: price, currency },
    regularPrice,
    discountPercent: discount?.percent ?? null,
    stock,
    availability,
    deliveryCost,
    shownDeliveryCost,
    status,
    visibility: context.visibilities.get(id)!,
    companyName,
    clicks,
    priceRank: context.ranks.get(id) ?? null,
    market: context.markets.get(id)!,
    updatedAt: record.updatedAt.toISOString(),
    fromFeed,
    isEdited: fromFeed && Object.keys(record.fedValues).length > 0,
  };
}

function addresses(record: ProductRecord, { query, mayWrite, locale }: RowContext) {
  const { id } = record;
  return {
    editUrl: offerUrl(id, query, locale),
    copyUrl: newOfferUrl(record.kind, query, locale, id),
    actionUrl: mayWrite(record) ? route('admin.products.one', { id }, locale) : null,
  };
}

/** Name, image and categories. */
function appearance({ name, media, categoryIds }: ProductRecord, { tree, locale }: RowContext) {
  const picture = media.find(({ status }) => status === 'ready');
  return {
    name: localText(name, locale) ?? { text: '' },
    picture: picture ? toPicture(picture as MediaRow, locale, plainText(name, locale)) : null,
    categories: categoryIds.flatMap((id) => {
      const category = tree.find(id);
      return category ? [pathLabel(tree, category, locale)] : [];
    }),
  };
}
