import { ROW } from '../delimited/delimited-items.js';
import { tableFormat } from './tables/feed-table.js';
import type { FeedFormat } from './tables/format.js';

const table = tableFormat({
  id: 'kelkoo',
  items: ['product', ROW],
  // Compari also has product_url and delivery_cost
  marks: [['title', 'product_url', 'price', 'merchant_category|price_no_rebate|landing_page_url|offer_id']],
  decimalSign: null,
  currencyBySite: true,
  fields: {
    id: 'offer_id|id|sku',
    name: 'title',
    description: 'description',
    price: 'price',
    regularPrice: 'price_no_rebate',
    currency: 'currency',
    link: 'product_url',
    brand: 'brand',
    eans: ['ean|gtin'],
    mpn: 'mpn|sku_manufacturer',
    stock: 'stock_quantity|stock',
    availability: 'availability',
    supplyText: 'delivery_time',
    deliveryCosts: ['delivery_cost'],
    condition: 'condition',
    unitMeasure: 'unit_price_measure',
    unitBase: 'unit_price_base_measure',
    energyClass: 'energy_efficiency_class',
    categoryPath: 'merchant_category|category',
    pictures: ['image_url', 'image_url_1', 'image_url_2', 'image_url_3', 'image_url_4'],
  },
  attributes: [
    { at: 'color', key: 'color' },
    { at: 'size', key: 'size' },
    { at: 'material', key: 'material' },
    { at: 'gender', key: 'gender' },
    { at: 'age_group', key: 'age_group' },
  ],
});

/** In stock, stock on order, check the site, pre-order, available on order, not in stock. */
const AVAILABILITIES: Record<string, string> = {
  1: 'in_stock',
  2: 'backorder',
  3: 'unknown',
  4: 'preorder',
  5: 'backorder',
  6: 'out_of_stock',
};

/** Kelkoo, XML or a table; its availabilities are numbers that would be pieces elsewhere. */
export const kelkoo: FeedFormat = {
  ...table,
  readItem: (item, context) => {
    const offer = table.readItem(item, context);
    const code = AVAILABILITIES[offer.availability.replace(/^0+(?=[1-6]$)/, '')];
    if (code !== undefined)
      Object.assign(offer, { availabilityCode: offer.availability, availability: code });
    return offer;
  },
};
