import { ROW } from '../delimited/delimited-items.js';
import { tableFormat } from './tables/feed-table.js';

/**
 * Trovaprezzi, XML (Products/Offer) or a table with the same names; `Price` is the current price,
 * `OriginalPrice` the previous one.
 */
export const trovaprezzi = tableFormat({
  id: 'trovaprezzi',
  items: ['Offer', ROW],
  // each name alone also occurs in other exports
  marks: [['Name', 'Price', 'Code', 'Link', 'Categories', 'OriginalPrice|ShippingCost|PartNumber|EanCode']],
  decimalSign: null,
  currencyBySite: true,
  currency: 'EUR',
  fields: {
    id: 'Code',
    name: 'Name',
    description: 'Description',
    price: 'Price',
    regularPrice: 'OriginalPrice',
    link: 'Link',
    brand: 'Brand',
    eans: ['EanCode'],
    mpn: 'PartNumber',
    stock: 'Stock',
    deliveryCosts: ['ShippingCost'],
    categoryPath: 'Categories',
    pictures: ['Image|Image1', 'Image2', 'Image3', 'Image4', 'Image5'],
  },
  attributes: [
    { at: 'Color', key: 'color' },
    { at: 'Size', key: 'size' },
    { at: 'Material', key: 'material' },
    { at: 'Gender', key: 'gender' },
  ],
});
