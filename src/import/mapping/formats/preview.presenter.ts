import type { FeedItem, FeedOffer } from '../../feed/offer.js';
import type { ImportPresenter } from '../../import.presenter.js';
import type { PreviewedItem, PreviewedOffer } from '../import-mapping.pages.js';

/** An item for the preview. */
export function toPreviewed(item: FeedItem, presenter: ImportPresenter): PreviewedItem {
  const { itemNumber, line, issues } = item;
  return {
    itemNumber,
    line,
    offer: item.kind === 'offer' ? toOffer(item.offer) : null,
    issues: issues.map((issue) => presenter.toIssue(issue)),
  };
}

function toOffer(offer: FeedOffer): PreviewedOffer {
  const { productCode, name, currency, link, brand, ean, categoryPath, availability, stock } = offer;
  return {
    productCode,
    name,
    price: offer.priceCents / 100,
    regularPrice: inUnits(offer.regularPriceCents),
    currency,
    link,
    brand,
    ean,
    categoryPath,
    availability,
    stock,
    deliveryCost: inUnits(offer.deliveryCostCents),
    pictureCount: offer.pictures.length,
    attributes: offer.attributes.map(({ name, value }) => ({ name, value })),
  };
}

const inUnits = (cents: number | null) => (cents === null ? null : cents / 100);
