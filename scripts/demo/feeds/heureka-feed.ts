import type { DemoOffer } from '../offers.js';
import { amount, element, escape, lines } from './xml.js';

/** Days until dispatch: Heureka has no other availability. */
const DAYS: Record<string, number> = { in_stock: 0, backorder: 14, out_of_stock: 30 };

/** The feed that a store also sends to Heureka, with decimal commas; it has neither a currency nor a language. */
export function heurekaFeed(offers: DemoOffer[], pictures: string): string {
  return lines(
    '<?xml version="1.0" encoding="utf-8"?>',
    '<SHOP>',
    ...offers.map((offer) => itemXml(offer, pictures)),
    '</SHOP>\n',
  );
}

function itemXml(offer: DemoOffer, pictures: string): string {
  const { product, deliveryCost } = offer;
  const [first, ...others] = offer.pictures;
  return lines(
    '  <SHOPITEM>',
    element('ITEM_ID', offer.productCode),
    element('PRODUCTNAME', offer.name[0]),
    element('DESCRIPTION', offer.description[0]),
    element('URL', offer.link),
    element('IMGURL', first && `${pictures}/${first}`),
    ...others.map((other) => element('IMGURL_ALTERNATIVE', `${pictures}/${other}`)),
    element('PRICE_VAT', comma(offer.price)),
    element('MANUFACTURER', offer.brand),
    element('CATEGORYTEXT', offer.category.map(([sl]) => sl).join(' | ')),
    element('EAN', offer.ean),
    element('PRODUCTNO', product.mpn),
    element('DELIVERY_DATE', offer.availableFrom ?? DAYS[offer.availability] ?? offer.availability),
    deliveryCost === null
      ? ''
      : `    <DELIVERY><DELIVERY_ID>GLS</DELIVERY_ID><DELIVERY_PRICE>${comma(deliveryCost)}</DELIVERY_PRICE></DELIVERY>`,
    element('ITEMGROUP_ID', product.group),
    element('HEUREKA_CPC', '0,15'),
    element('WARRANTY', '24'),
    ...product.attributes.map(({ name: [name], value: [value], unit }) =>
      paramXml(name, unit ? `${value} ${unit}` : value),
    ),
    '  </SHOPITEM>',
  );
}

const comma = (value: number) => amount(value)!.replace('.', ',');

const paramXml = (name: string, value: string) =>
  `    <PARAM><PARAM_NAME>${escape(name)}</PARAM_NAME><VAL>${escape(value)}</VAL></PARAM>`;
