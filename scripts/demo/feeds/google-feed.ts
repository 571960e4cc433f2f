import type { DemoOffer } from '../offers.js';
import type { DemoStore } from '../data/demo-store.js';
import { amount, element, escape, lines } from './xml.js';

/** Attributes with elements of their own. */
const OWN: Record<string, string> = { Barva: 'g:color', Velikost: 'g:size' };

/** The RSS feed that a store also sends to Google Merchant Center, in Slovenian. */
export function googleFeed(offers: DemoOffer[], pictures: string, { name, website }: DemoStore): string {
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    `  <channel><title>${escape(name)}</title><link>${website}</link><language>sl</language>`,
    ...offers.map((offer) => itemXml(offer, pictures)),
    '  </channel>',
    '</rss>\n',
  );
}

function itemXml(offer: DemoOffer, pictures: string): string {
  const { product, price, regularPrice, saleDays, currency } = offer;
  const [first, ...others] = offer.pictures;
  const money = (value: number) => `${amount(value)} ${currency}`;
  return lines(
    '  <item>',
    element('g:id', offer.productCode),
    element('title', offer.name[0]),
    element('description', offer.description[0]),
    element('link', offer.link),
    element('g:image_link', first && `${pictures}/${first}`),
    ...others.map((other) => element('g:additional_image_link', `${pictures}/${other}`)),
    element('g:price', money(regularPrice ?? price)),
    regularPrice === null ? '' : element('g:sale_price', money(price)),
    element('g:sale_price_effective_date', saleDays?.join('/')),
    element('g:availability', offer.availability),
    element('g:availability_date', offer.availableFrom),
    element('g:condition', offer.condition),
    element('g:brand', offer.brand),
    element('g:gtin', offer.ean),
    element('g:mpn', product.mpn),
    element('g:item_group_id', product.group),
    element('g:product_type', offer.category.map(([sl]) => sl).join(' > ')),
    element('g:unit_pricing_measure', product.contents),
    element('g:multipack', product.multipack),
    element('g:is_bundle', offer.isBundle && 'yes'),
    offer.contract ? contractXml(offer.contract) : '',
    element('g:custom_label_0', offer.category[0]![0]),
    element('g:energy_efficiency_class', offer.energyClass),
    ...(offer.energyClass ? highlightsOf(offer) : []),
    offer.deliveryCost === null ? '' : shippingXml(offer),
    ...product.attributes.map(({ name: [name], value: [value], unit }) => {
      const text = unit ? `${value} ${unit}` : value;
      return OWN[name] ? element(OWN[name], text) : detailXml(name, text);
    }),
    '  </item>',
  );
}

const shippingXml = ({ deliveryCost, deliveryDays: [min, max] }: DemoOffer) =>
  `    <g:shipping><g:country>SI</g:country><g:price>${amount(deliveryCost)} EUR</g:price><g:min_transit_time>${min}</g:min_transit_time><g:max_transit_time>${max}</g:max_transit_time></g:shipping>`;

/** The first two attributes: stores like to repeat them. */
const highlightsOf = ({ product }: DemoOffer) =>
  product.attributes
    .slice(0, 2)
    .map(({ name: [name], value: [value], unit }) =>
      element('g:product_highlight', `${name}: ${value} ${unit ?? ''}`.trim()),
    );

const contractXml = ({ months, cost }: NonNullable<DemoOffer['contract']>) =>
  `    <g:subscription_cost><g:period>month</g:period><g:period_length>${months}</g:period_length><g:amount>${amount(cost)} EUR</g:amount></g:subscription_cost>`;

const detailXml = (name: string, value: string) =>
  `    <g:product_detail><g:attribute_name>${escape(name)}</g:attribute_name><g:attribute_value>${escape(value)}</g:attribute_value></g:product_detail>`;
