import { tableFormat } from './tables/feed-table.js';

/**
 * Compari.ro, Árukereső.hu, Pazaruvaj.com: one format, with variants of names such as `Delivery_Time` and
 * `DeliveryTime`.
 */
export const compari = tableFormat({
  id: 'compari',
  items: ['product'],
  // each name alone also occurs in other exports
  marks: [['product_url', 'identifier|product_id|id', 'name|title']],
  decimalSign: null,
  currencyBySite: true,
  fields: {
    id: 'identifier|product_id|id',
    name: 'name|title',
    description: 'description',
    price: 'price',
    currency: 'currency|price/currency',
    link: 'product_url',
    brand: 'manufacturer',
    eans: ['ean_code|ean'],
    mpn: 'product_number|mpn',
    stock: 'stock',
    availability: 'availability|availability_status|in_stock',
    dispatch: 'delivery_time',
    deliveryCosts: ['delivery_cost'],
    variantGroup: 'group_id',
    categoryPath: 'category|category_full|category_path',
    pictures: ['image_url*', 'gallery/image'],
  },
  attributes: [
    { at: 'color', key: 'color' },
    { at: 'size', key: 'size' },
    { at: 'warranty', key: 'warranty' },
    { each: 'attributes/attribute', name: 'attribute_name|name', value: 'attribute_value|value|.' },
  ],
});
