import type { DemoOffer } from '../offers.js';
import type { DemoAttribute } from '../products.js';
import type { Pair } from '../data/words.js';
import { amount, element, escape, lines } from './xml.js';

const LANGUAGES = ['sl', 'en'] as const;

/**
 * A store's feed in Katalog's own format, docs/feed-format.md.
 * @param pictures URL prefix of its images
 */
export function katalogFeed(offers: DemoOffer[], pictures: string): string {
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<katalog xmlns="urn:katalog:feed:1" version="1" language="sl" currency="EUR">',
    ...offers.map((offer) => offerXml(offer, pictures)),
    '</katalog>\n',
  );
}

function offerXml(offer: DemoOffer, pictures: string): string {
  const { product, saleDays, regularPrice, price, name, contract } = offer;
  const [min, max] = offer.deliveryDays;
  return lines(
    '  <offer>',
    element('productCode', offer.productCode),
    ...both('name', name),
    ...LANGUAGES.map(
      (language, index) =>
        `    <description lang="${language}"><![CDATA[${offer.description[index]}]]></description>`,
    ),
    ...(saleDays
      ? [
          element('price', amount(regularPrice)),
          element('salePrice', amount(price)),
          element('saleFrom', saleDays[0]),
          element('saleUntil', saleDays[1]),
        ]
      : [element('price', amount(price)), element('regularPrice', amount(regularPrice))]),
    element('currency', offer.currency === 'EUR' ? null : offer.currency),
    element('link', offer.link),
    element('brand', offer.brand),
    element('ean', offer.ean),
    element('mpn', product.mpn),
    ...both('category', [pathOf(offer.category, 0), pathOf(offer.category, 1)]),
    ...offer.pictures.map(
      (picture) =>
        `    <picture alt-sl="${escape(name[0])}" alt-en="${escape(name[1])}">${pictures}/${picture}</picture>`,
    ),
    element('availability', offer.availability),
    element('availableFrom', offer.availableFrom),
    element('stock', offer.stock),
    element('deliveryCost', amount(offer.deliveryCost)),
    `    <deliveryDays min="${min}" max="${max}"/>`,
    element('condition', offer.condition),
    element('variantGroup', product.group),
    element('unitMeasure', product.contents),
    element('multipack', product.multipack),
    element('isBundle', offer.isBundle && 'yes'),
    element('contract', contract && `${contract.months} x ${amount(contract.cost)}/month`),
    // the format has no such element: the diagnosis lists it
    element('warranty', offer.energyClass && '24'),
    element('energyClass', offer.energyClass),
    ...product.attributes.map(attributeXml),
    '  </offer>',
  );
}

const pathOf = (category: Pair[], language: 0 | 1) => category.map((name) => name[language]).join(' > ');

function attributeXml({ name, value, unit }: DemoAttribute): string {
  const parts = (tag: string, texts: Pair) =>
    LANGUAGES.map((language, index) => `<${tag} lang="${language}">${escape(texts[index]!)}</${tag}>`).join(
      '',
    );
  return `    <attribute${unit ? ` unit="${unit}"` : ''}>${parts('name', name)}${parts('value', value)}</attribute>`;
}

function both(tag: string, texts: Pair): string[] {
  return LANGUAGES.map((language, index) =>
    texts[index] ? `    <${tag} lang="${language}">${escape(texts[index])}</${tag}>` : '',
  );
}
