import { DESCRIPTION_LENGTH, type HeadContent } from '../../core/http/pages/page-head.js';
import { breadcrumbData, type StructuredData } from '../../core/http/pages/structured-data.js';
import { localText } from '../../core/i18n/local-text.js';
import { type Locale, otherLocale } from '../../core/i18n/locales.js';
import { readGtin } from '../../core/text/gtin.js';
import { excerpt } from '../../core/text/excerpt.js';
import { plainText } from '../../core/text/text.js';
import { toSteps } from '../breadcrumb.js';
import { productUrl } from '../product.presenter.js';
import type { ProductKind, Availability, Condition } from '../product.entity.js';
import type { Crumb, Money, OfferProps, ProductDetail } from '../product.props.js';
import type { ProductRow } from '../products.statements.js';

/** Longest description in structured data, in characters. */
const MAX_DESCRIPTION_LENGTH = 1_000;

/** The content of a product's page that its head needs. */
interface HeadSource {
  row: ProductRow;
  product: ProductDetail;
  offers: OfferProps[];
  breadcrumb: Crumb[];
  locale: Locale;
  /** The prefix of absolute URLs. */
  origin: string;
}

/** Title, URLs, preview and structured data of a product's page. All offers of a group name its canonical offer. */
export function productHead(source: HeadSource): HeadContent {
  const { row, product, locale } = source;
  const other = otherLocale(locale);
  const entry = { ...row, id: row.groupId ?? row.id, name: row.entryName ?? row.name };
  const own = entry.id === row.id;
  const [picture] = product.pictures;
  return {
    title: product.name.text,
    description: excerpt(descriptionText(source), DESCRIPTION_LENGTH) ?? nameList(source),
    canonical: productUrl(entry, locale),
    alternates:
      own && row.productName[other] && row.productName[locale] && !row.productName.lang
        ? { [locale]: productUrl(row, locale), [other]: productUrl(row, other) }
        : undefined,
    robots: row.productName[locale] ? undefined : 'noindex,follow',
    type: 'product',
    image: picture && { url: picture.src, alt: picture.alt },
    jsonLd: [productData(source), breadcrumbData(toSteps(source.breadcrumb, product.url), source.origin)],
  };
}

/** The meta description of a product without a description. */
const nameList = ({ product, breadcrumb }: HeadSource) =>
  [product.name.text, product.brand, ...breadcrumb.slice(0, -1).map(({ name }) => name.text)]
    .filter(Boolean)
    .join(' · ');

const descriptionText = ({ row, locale }: HeadSource) =>
  plainText(localText(row.description, locale)?.text ?? '');

const AVAILABILITY: Partial<Record<Availability, string>> = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
  preorder: 'https://schema.org/PreOrder',
  backorder: 'https://schema.org/BackOrder',
};

const CONDITIONS: Record<Condition, string> = {
  new: 'https://schema.org/NewCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
  used: 'https://schema.org/UsedCondition',
};

function productData(source: HeadSource): StructuredData {
  const { row, product, offers, origin } = source;
  const description = excerpt(descriptionText(source), MAX_DESCRIPTION_LENGTH);
  return {
    '@context': 'https://schema.org',
    '@type': row.kind === 'service' ? 'Service' : 'Product',
    name: product.name.text,
    url: origin + product.url,
    ...(description && { description }),
    ...(product.pictures.length > 0 && { image: product.pictures.map(({ src }) => origin + src) }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(row.ean && readGtin(row.ean).gtin && { gtin: row.ean }),
    ...(row.mpn && { mpn: row.mpn }),
    ...offerData(offers, row.kind, origin),
  };
}

/** One store is an Offer, several are an AggregateOffer; without stock there is none, and a price with a contract is none. */
function offerData(offers: OfferProps[], kind: ProductKind, origin: string): StructuredData {
  const inStock = offers.filter(
    ({ availability, price }) => availability !== 'out_of_stock' && !price.contract,
  );
  const [first] = inStock;
  if (!first) return {};
  const currency = first.price.currency;
  const sold = inStock.map((offer) => singleOffer(offer, kind, origin));
  if (sold.length === 1) return { offers: sold[0] };
  const prices = inStock.map(({ price }) => price.amount);
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices).toFixed(2),
      highPrice: Math.max(...prices).toFixed(2),
      priceCurrency: currency,
      offerCount: inStock.length,
      offers: sold,
    },
  };
}

function singleOffer(offer: OfferProps, kind: ProductKind, origin: string): StructuredData {
  return {
    '@type': 'Offer',
    price: offer.price.amount.toFixed(2),
    priceCurrency: offer.price.currency,
    ...(offer.priceUntil && { priceValidUntil: offer.priceUntil }),
    ...(AVAILABILITY[offer.availability] && { availability: AVAILABILITY[offer.availability] }),
    ...(kind === 'product' && { itemCondition: CONDITIONS[offer.condition] }),
    ...(offer.total && kind === 'product' && { shippingDetails: shippingDetails(offer, offer.total) }),
    seller: { '@type': 'Organization', name: offer.store.name, url: origin + offer.store.url },
  };
}

/** Delivery costs apply to addresses in Slovenia. */
function shippingDetails({ price }: OfferProps, total: Money): StructuredData {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: (total.amount - price.amount).toFixed(2),
      currency: total.currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'SI' },
  };
}
