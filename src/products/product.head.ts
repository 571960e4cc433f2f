import type { HeadContent, PageHead } from '../core/http/page-head.js';
import { plainText } from '../core/i18n/local-text.js';
import { type Locale, otherLocale } from '../core/i18n/locales.js';
import { productUrl } from './product.presenter.js';
import type { Availability, Crumb, OfferProps, ProductDetail } from './product.props.js';
import type { ProductRow } from './product.rows.js';
import { breadcrumbData } from './structured-data.js';

const DESCRIPTION_LENGTH = 160;

interface ProductPage {
  product: ProductRow;
  detail: ProductDetail;
  offers: OfferProps[];
  breadcrumb: Crumb[];
  locale: Locale;
  absolute: (path: string) => string;
}

/** Title, addresses, preview and structured data of a product's page. All offers of a comparison point to its entry. */
export function describeProduct(head: PageHead, page: ProductPage): void {
  const { product, detail, locale } = page;
  const other = otherLocale(locale);
  const entry = { ...product, id: product.groupId ?? product.id, name: product.entryName ?? product.name };
  const own = entry.id === product.id;
  const [picture] = detail.pictures;
  const content: HeadContent = {
    title: detail.name.text,
    description: toDescription(plainText(product.description, locale)),
    canonical: productUrl(entry, locale),
    alternates:
      own && product.name[other] && product.name[locale]
        ? { [locale]: productUrl(product, locale), [other]: productUrl(product, other) }
        : undefined,
    robots: detail.name.lang ? 'noindex,follow' : undefined,
    type: 'product',
    image: picture && { url: picture.src, alt: picture.alt },
    jsonLd: [productData(page), breadcrumbData(page.breadcrumb, detail.url, page.absolute)],
  };
  head.set(content);
}

function toDescription(html: string): string | undefined {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > DESCRIPTION_LENGTH
    ? `${text.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s\S*$/, '')}…`
    : text || undefined;
}

const AVAILABILITY: Partial<Record<Availability, string>> = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
  preorder: 'https://schema.org/PreOrder',
  backorder: 'https://schema.org/BackOrder',
};

function productData({ product, detail, offers, absolute }: ProductPage): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': product.kind === 'service' ? 'Service' : 'Product',
    name: detail.name.text,
    url: absolute(detail.url),
    image: detail.pictures.map(({ src }) => absolute(src)),
    ...(detail.brand && { brand: { '@type': 'Brand', name: detail.brand } }),
    ...(product.ean && /^\d{8,14}$/.test(product.ean) && { gtin: product.ean }),
    ...(product.mpn && { mpn: product.mpn }),
    ...offerData(offers),
  };
}

/** One seller is an Offer, several are an AggregateOffer; nothing in stock anywhere has no offers at all. */
function offerData(offers: OfferProps[]): Record<string, unknown> {
  const inStock = offers.filter(({ availability }) => availability !== 'out_of_stock');
  const [first] = inStock;
  if (!first) return {};
  const currency = first.price.currency;
  if (inStock.length === 1) return { offers: singleOffer(first) };
  const prices = inStock.map(({ price }) => price.amount);
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices).toFixed(2),
      highPrice: Math.max(...prices).toFixed(2),
      priceCurrency: currency,
      offerCount: inStock.length,
      offers: inStock.map(singleOffer),
    },
  };
}

function singleOffer(offer: OfferProps): Record<string, unknown> {
  return {
    '@type': 'Offer',
    price: offer.price.amount.toFixed(2),
    priceCurrency: offer.price.currency,
    ...(AVAILABILITY[offer.availability] && { availability: AVAILABILITY[offer.availability] }),
    seller: { '@type': 'Organization', name: offer.store.name },
  };
}
