import { tableFormat } from './tables/feed-table.js';
import type { FeedFormat } from './tables/format.js';

const table = tableFormat({
  id: 'hotline',
  items: ['item'],
  marks: ['priceRUAH', 'priceRUSD'],
  decimalSign: '.',
  listsCategories: true,
  // the name of its price is its currency
  constants: { currency: 'UAH' },
  fields: {
    id: 'id',
    name: 'name',
    description: 'description',
    price: 'priceRUAH',
    regularPrice: 'oldprice',
    link: 'url',
    brand: 'vendor',
    eans: ['barcode'],
    mpn: 'code',
    availability: 'stock',
    dispatch: 'stock/days',
    deliveryCosts: ['delivery/cost'],
    freeDeliveryAbove: 'delivery/freeFrom',
    condition: 'condition',
    categoryPath: 'categoryId',
    pictures: ['image'],
  },
  attributes: [
    { at: 'guarantee', key: 'warranty' },
    { each: 'param', name: 'name', value: '.' },
  ],
});

/** The format of Hotline.ua itself, root `price`. Its shops also send YML. */
export const hotline: FeedFormat = {
  ...table,
  readItem: (item, context) => {
    const offer = table.readItem(item, context);
    // the default; the other codes are reported as unknown
    if (offer.condition === '0') offer.condition = 'new';
    const unit = item.childrenNamed('guarantee')[0]?.attribute('unit') || 'міс.';
    for (const attribute of offer.attributes)
      if (attribute.key === 'warranty' && /^\d+$/.test(attribute.value)) attribute.unit = unit;
    return offer;
  },
};
