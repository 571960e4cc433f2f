import { categoryPath } from './data/categories.js';
import type { DemoOffer } from './offers.js';
import { pictureName } from './pictures.js';
import type { DemoAttribute, DemoProduct } from './products.js';
import type { Pair } from './data/words.js';

const LANGUAGES = ['sl', 'en'] as const;

/**
 * A store's feed in Katalog's own format, docs/feed-format.md.
 * @param pictures URL prefix of its images
 */
export function katalogFeed(offers: DemoOffer[], pictures: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<katalog xmlns="urn:katalog:feed:1" version="1" language="sl" currency="EUR">',
    ...offers.map((offer) => offerXml(offer, pictures)),
    '</katalog>',
    '',
  ].join('\n');
}

function offerXml(offer: DemoOffer, pictures: string): string {
  const { product } = offer;
  const path = categoryPath(product.type.category)!;
  const [min, max] = offer.deliveryDays;
  return [
    '  <offer>',
    element('productCode', offer.productCode),
    ...both('name', product.name),
    ...LANGUAGES.map(
      (language, index) =>
        `    <description lang="${language}"><![CDATA[${offer.description[index]}]]></description>`,
    ),
    element('price', offer.price.toFixed(2)),
    element('regularPrice', offer.regularPrice?.toFixed(2)),
    element('link', offer.link),
    element('brand', product.brand),
    element('ean', offer.ean),
    element('mpn', product.mpn),
    ...both('category', [path.map(([sl]) => sl).join(' > '), path.map(([, en]) => en).join(' > ')]),
    ...viewsOf(product).map(
      (view) =>
        `    <picture alt-sl="${escape(product.name[0])}" alt-en="${escape(product.name[1])}">${pictures}/${pictureName(product, view)}</picture>`,
    ),
    element('availability', offer.availability),
    element('stock', offer.stock),
    element('deliveryCost', offer.deliveryCost?.toFixed(2)),
    `    <deliveryDays min="${min}" max="${max}"/>`,
    element('condition', offer.condition),
    element('variantGroup', product.group),
    ...product.attributes.map(attributeXml),
    '  </offer>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Every third product also has a close-up. */
const viewsOf = ({ index }: DemoProduct) =>
  index % 3 ? (['whole'] as const) : (['whole', 'detail'] as const);

function attributeXml({ name, value, unit }: DemoAttribute): string {
  const parts = (tag: string, texts: Pair) =>
    LANGUAGES.map((language, index) => `<${tag} lang="${language}">${escape(texts[index]!)}</${tag}>`).join(
      '',
    );
  return `    <attribute${unit ? ` unit="${unit}"` : ''}>${parts('name', name)}${parts('value', value)}</attribute>`;
}

function both(tag: string, texts: Pair): string[] {
  return LANGUAGES.map(
    (language, index) => `    <${tag} lang="${language}">${escape(texts[index]!)}</${tag}>`,
  );
}

/** Empty when there is no value. */
function element(tag: string, value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : `    <${tag}>${escape(String(value))}</${tag}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
