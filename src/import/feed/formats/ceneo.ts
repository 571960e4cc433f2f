import { tableFormat } from './tables/feed-table.js';

/** Ceneo.pl: price, availability and stock are attributes; brand, EAN and the rest are named `a` elements. */
export const ceneo = tableFormat({
  id: 'ceneo',
  items: ['o'],
  marks: ['url', 'price'],
  decimalSign: '.',
  currencyBySite: true,
  currency: 'PLN',
  categorySeparator: '/',
  fields: {
    id: 'id',
    name: 'name',
    description: 'desc',
    price: 'price',
    regularPrice: 'oldPrice',
    link: 'url',
    brand: 'attrs/a[name=Producent]',
    eans: ['attrs/a[name=EAN]', 'attrs/a[name=ISBN]'],
    mpn: 'attrs/a[name=Kod producenta]',
    stock: 'stock',
    availability: 'avail',
    deliveryDaysMax: 'avail',
    isBundle: 'set',
    condition: 'attrs/a[name=Stan]|attrs/a[name=Kondycja]',
    categoryPath: 'cat',
    pictures: ['imgs/main/url|imgs/main', 'imgs/i/url|imgs/i', 'imgs/img/url|imgs/img'],
  },
  codes: {
    // within 1, 3, 7 or 14 days; 90: on request, 99: ask the shop, 110: preorder
    availability: {
      1: 'in_stock',
      3: 'in_stock',
      7: 'backorder',
      14: 'backorder',
      90: 'backorder',
      99: 'unknown',
      110: 'preorder',
    },
    deliveryDaysMax: { 1: '1', 3: '3', 7: '7', 14: '14' },
  },
  attributes: [
    { at: 'attrs/a[name=Kolor]', key: 'color' },
    { at: 'attrs/a[name=Gwarancja]', key: 'warranty' },
    {
      each: 'attrs/a',
      name: 'name',
      value: '.',
      except: ['EAN', 'ISBN', 'Producent', 'Kod producenta', 'Stan', 'Kondycja', 'Kolor', 'Gwarancja'],
    },
  ],
});
