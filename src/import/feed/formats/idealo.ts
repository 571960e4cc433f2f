import { ROW } from '../delimited/delimited-items.js';
import { tableFormat } from './tables/feed-table.js';

/** idealo, https://idealo.github.io/csv-importer/en/csv – a table, or XML with the same names; several values are separated by semicolons. */
export const idealo = tableFormat({
  id: 'idealo',
  items: [ROW, 'offer', 'item', 'product'],
  // each name alone also occurs in other exports
  marks: [
    [
      'sku',
      'title',
      'url',
      'price',
      'deliveryCosts*|paymentCosts*|eans|hans|formerPrice|imageUrls|categoryPath',
    ],
  ],
  decimalSign: null,
  listSeparator: ';',
  fields: {
    id: 'sku',
    name: 'title',
    description: 'description',
    price: 'price',
    currency: 'currency',
    regularPrice: 'formerPrice',
    link: 'url',
    brand: 'brand',
    eans: ['eans|ean'],
    mpn: 'hans|han',
    stock: 'stock',
    availability: 'availability',
    supplyText: 'deliveryTime|delivery',
    deliveryCosts: ['deliveryCosts*'],
    condition: 'condition',
    categoryPath: 'categoryPath',
    pictures: ['imageUrls|imageUrl'],
  },
  attributes: [
    { at: 'colour|color', key: 'color' },
    { at: 'size', key: 'size' },
    { at: 'material', key: 'material' },
    { at: 'gender', key: 'gender' },
  ],
});
