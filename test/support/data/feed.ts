import { escapeUTF8 } from 'entities';
import { gtinCheckDigit } from '../../../src/core/text/gtin.js';

/** A text in the feed's language, or in both. */
type Text = string | { sl?: string; en?: string };

/** An offer of a feed. */
export interface OfferOfFeed {
  productCode: string;
  name: Text;
  price: number | string;
  regularPrice?: number;
  currency?: string;
  link: string;
  description?: Text;
  brand?: string;
  ean?: string;
  category?: Text;
  availability?: string;
  stock?: number;
  deliveryCost?: number;
  condition?: string;
  variantGroup?: string;
  unitMeasure?: string;
  unitBase?: string;
  multipack?: number;
  isBundle?: 'yes' | 'no';
  contract?: string;
  picture?: string;
  attributes?: { name: Text; value: Text; unit?: string }[];
}

let count = 0;

/** A complete offer with unique values. */
function anOffer(fields: Partial<OfferOfFeed> = {}): OfferOfFeed {
  const number = ++count;
  // offers of one feed are added in the order of their codes
  const productCode = fields.productCode ?? `K-${String(number).padStart(6, '0')}`;
  return {
    productCode,
    // of one code they are one product
    name: `Izdelek ${fields.ean ?? number}`,
    price: 10,
    link: `https://trgovina.example/${productCode}`,
    availability: 'in_stock',
    ...fields,
  };
}

/** Offers that differ by their number: `K-0`, `K-1` and so on. */
export const numberedOffers = (count: number, fields: Partial<OfferOfFeed> = {}): Partial<OfferOfFeed>[] =>
  Array.from({ length: count }, (_, index) => ({
    productCode: `K-${index}`,
    name: `Izdelek ${index}`,
    ...fields,
  }));

/** A whole feed in Katalog's own format, docs/feed-format.md. */
export function aFeed(offers: Partial<OfferOfFeed>[], attributes = 'language="sl" currency="EUR"'): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<katalog xmlns="urn:katalog:feed:1" version="1" ${attributes}>`,
    ...offers.map((offer) => offerXml(anOffer(offer))),
    '</katalog>',
  ].join('\n');
}

/** A unique EAN-13; prefix 383 is Slovenia's. */
export function anEan(prefix = '383'): string {
  const body = prefix + String(++count).padStart(12 - prefix.length, '0');
  return body + gtinCheckDigit(body);
}

function offerXml({ attributes = [], ...offer }: OfferOfFeed): string {
  const features = attributes.map(
    ({ name, value, unit }) =>
      `<attribute${unit ? ` unit="${unit}"` : ''}>${elementsXml({ name, value })}</attribute>`,
  );
  return `<offer>${elementsXml(offer)}${features.join('')}</offer>`;
}

const elementsXml = (values: Record<string, Text | number | undefined>) =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([lang, text]) => `<${name} lang="${lang}">${escapeUTF8(text)}</${name}>`)
        : value === undefined
          ? []
          : [`<${name}>${escapeUTF8(String(value))}</${name}>`],
    )
    .join('');
