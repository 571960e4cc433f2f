import { DESCRIPTION_LENGTH, type HeadContent } from '../../core/http/pages/page-head.js';
import { breadcrumbData, type StructuredData } from '../../core/http/pages/structured-data.js';
import { localText } from '../../core/i18n/local-text.js';
import { type Locale, otherLocale } from '../../core/i18n/locales.js';
import { readGtin } from '../../product-data/gtin.js';
import { excerpt } from '../../core/text/excerpt.js';
import { plainText } from '../../core/text/text.js';
import { toSteps } from '../breadcrumb.js';
import { productUrl } from '../product.presenter.js';
import type { ProductKind, Availability, Condition } from '../product.entity.js';
import type { Crumb, OfferProps, ProductDetail } from '../product.props.js';
import type { ProductRow } from '../products.statements.js';

/** Of structured data, in characters. */
const MAX_DESCRIPTION_LENGTH = 1_000;

interface ProductPage {
  product: ProductRow;
  detail: ProductDetail;
  offers: OfferProps[];
  breadcrumb: Crumb[];
  locale: Locale;
  /** The prefix of absolute URLs. */
  origin: string;
}

/** Title, URLs, preview and structured data of a product's page. All offers of a group name its canonical offer. */
export function productHead(page: ProductPage): HeadContent {
  const { product, detail, locale } = page;
  const other = otherLocale(locale);
  const entry = { ...product, id: product.groupId ?? product.id, name: product.entryName ?? product.name };
  const own = entry.id === product.id;
  const [picture] = detail.pictures;
  return {
    title: detail.name.text,
    description: excerpt(textOf(page), DESCRIPTION_LENGTH) ?? namesOf(page),
    canonical: productUrl(entry, locale),
    alternates:
      own && product.name[other] && product.name[locale] && !product.name.lang
        ? { [locale]: productUrl(product, locale), [other]: productUrl(product, other) }
        : undefined,
    robots: product.name[locale] ? undefined : 'noindex,follow',
    type: 'product',
    image: picture && { url: picture.src, alt: picture.alt },
    jsonLd: [productData(page), breadcrumbData(toSteps(page.breadcrumb, detail.url), page.origin)],
  };
}

/** The description of a product without a text. */
const namesOf = ({ detail, breadcrumb }: ProductPage) =>
  [detail.name.text, detail.brand, ...breadcrumb.slice(0, -1).map(({ name }) => name.text)]
    .filter(Boolean)
    .join(' · ');

/** Its description without tags. */
const textOf = ({ product, locale }: ProductPage) =>
  plainText(localText(product.description, locale)?.text ?? '');

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

function productData(page: ProductPage): StructuredData {
  const { product, detail, offers, origin } = page;
  const description = excerpt(textOf(page), MAX_DESCRIPTION_LENGTH);
  return {
    '@context': 'https://schema.org',
    '@type': product.kind === 'service' ? 'Service' : 'Product',
    name: detail.name.text,
    url: origin + detail.url,
    ...(description && { description }),
    ...(detail.pictures.length > 0 && { image: detail.pictures.map(({ src }) => origin + src) }),
    ...(detail.brand && { brand: { '@type': 'Brand', name: detail.brand } }),
    ...(product.ean && readGtin(product.ean).gtin && { gtin: product.ean }),
    ...(product.mpn && { mpn: product.mpn }),
    ...offerData(offers, product.kind, origin),
  };
}

/** One store is an Offer, several are an AggregateOffer; without stock there is none. */
function offerData(offers: OfferProps[], kind: ProductKind, origin: string): StructuredData {
  const inStock = offers.filter(({ availability }) => availability !== 'out_of_stock');
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
    ...(AVAILABILITY[offer.availability] && { availability: AVAILABILITY[offer.availability] }),
    ...(kind === 'product' && { itemCondition: CONDITIONS[offer.condition] }),
    seller: { '@type': 'Organization', name: offer.store.name, url: origin + offer.store.url },
  };
}
