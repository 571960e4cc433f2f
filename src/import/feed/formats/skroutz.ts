import { tableFormat } from './tables/feed-table.js';

/** Skroutz.gr: `instock` is the machine-readable availability; `availability` is text for visitors. */
export const skroutz = tableFormat({
  id: 'skroutz',
  items: ['product'],
  roots: ['mywebstore'],
  marks: ['price_with_vat'],
  decimalSign: '.',
  currencyBySite: true,
  currency: 'EUR',
  fields: {
    id: 'variationid|uniqueID|id',
    name: 'name',
    description: 'description',
    price: 'price_with_vat',
    currency: 'currency|price_with_vat/currency',
    link: 'link',
    brand: 'manufacturer|brand',
    eans: ['ean', 'barcode', 'isbn'],
    mpn: 'mpn',
    stock: 'quantity|stock',
    availability: 'instock|in_stock',
    supplyText: 'availability',
    dispatch: 'availability',
    variantGroup: 'variantOf',
    deliveryCosts: ['shipping_cost|shipping_costs'],
    categoryPath: 'category',
    pictures: ['image', 'additional_image*'],
  },
  attributes: [
    { at: 'color', key: 'color' },
    { at: 'size', key: 'size' },
    { at: 'weight', key: 'weight' },
  ],
  parts: {
    each: 'variations/variation',
    code: 'uniqueID|id',
    // a product is in stock if one of its sizes is; the EAN may belong to a size
    together: [
      ['instock', 'availability', 'quantity', 'stock'],
      ['ean', 'barcode', 'isbn'],
    ],
  },
});
