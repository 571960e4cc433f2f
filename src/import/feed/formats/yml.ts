import { tableFormat } from './tables/feed-table.js';
import type { FeedFormat } from './tables/format.js';

const table = tableFormat({
  id: 'yml',
  items: ['offer'],
  roots: ['ymlcatalog'],
  marks: [['url', 'price', 'currencyId', 'categoryId']],
  decimalSign: '.',
  listsCategories: true,
  fields: {
    id: 'id',
    name: 'name',
    description: 'description',
    price: 'price',
    regularPrice: 'oldprice|old_price|price_old',
    currency: 'currencyId',
    link: 'url',
    brand: 'vendor',
    eans: ['barcode'],
    mpn: 'vendorCode|article',
    stock: 'stock_quantity|quantity_in_stock|quantity|count|stock',
    availability: 'available',
    deliveryCosts: ['delivery-options/option/cost'],
    deliveryDaysMax: 'delivery-options/option/days',
    condition: 'condition/type|condition/quality|condition',
    variantGroup: 'group_id',
    categoryPath: 'categoryId',
    pictures: ['picture*'],
  },
  attributes: [{ each: 'param', name: 'name', value: '.', unit: 'unit' }],
});

/** YML, the format of Yandex Market, also of Rozetka and Prom: https://yandex.ru/support/marketplace/assortment/files/ */
export const yml: FeedFormat = {
  ...table,
  readItem: (item, context) => {
    const offer = table.readItem(item, context);
    // the type "vendor.model" has a name in three parts
    offer.name ||= ['typePrefix', 'vendor', 'model']
      .map((name) => item.childText(name))
      .filter(Boolean)
      .join(' ');
    // the lowest price of several variants
    if (item.childrenNamed('price')[0]?.attribute('from') === 'true') offer.price = `from ${offer.price}`;
    return offer;
  },
};
