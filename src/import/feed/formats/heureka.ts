import type { PairNames } from './tables/attribute-pairs.js';
import { type FeedTable, tableFormat } from './tables/feed-table.js';

const PAIRS: PairNames = ['PARAM_NAME', 'VAL'];

/** Heureka.cz and Heureka.sk, https://github.com/heureka/xml-feed-specs; `PRICE` is net and never read. */
const HEUREKA: FeedTable = {
  id: 'heureka',
  items: ['SHOPITEM'],
  // Shoptet's own export also has SHOPITEM and PRICE_VAT, but none of these
  marks: ['ITEM_ID', 'PRODUCTNAME', 'PRODUCT', 'URL'],
  decimalSign: null,
  currencyBySite: true,
  // the older form has no ITEM_ID and identifies offers by URL; variants share ITEMGROUP_ID
  codeFromLink: true,
  fields: {
    id: 'ITEM_ID',
    // fields of Zboží, because shops send the same file to both
    hidden: 'VISIBILITY',
    name: 'PRODUCTNAME|PRODUCT',
    description: 'DESCRIPTION',
    price: 'PRICE_VAT',
    currency: 'CURRENCY|PRICE_VAT/currency',
    regularPrice: 'PRICE_BEFORE_DISCOUNT',
    link: 'URL',
    brand: 'BRAND|MANUFACTURER',
    eans: ['EAN', 'ISBN'],
    mpn: 'PRODUCTNO',
    availability: 'AVAILABILITY',
    supplyText: 'AVAILABILITY_DESC',
    dispatch: 'DELIVERY_DATE',
    // pick-up is no delivery
    deliveryCosts: [
      'DELIVERY[DELIVERY_ID!=VLASTNI_VYDEJNI_MISTA]/DELIVERY_PRICE',
      'EXTRA_MESSAGE[.=free_delivery]',
    ],
    condition: 'CONDITION|ITEM_TYPE',
    variantGroup: 'ITEMGROUP_ID',
    categoryPath: 'CATEGORYTEXT',
    pictures: ['IMGURL', 'IMGURL_ALTERNATIVE'],
  },
  qualifiers: ['DELIVERY/DELIVERY_ID'],
  codes: { hidden: { 0: '0' } },
  attributes: [
    ...['PARAM', 'PARAMS/PARAM', 'PARAMS'].map((each) => ({
      each,
      name: 'PARAM_NAME|NAME',
      value: 'VAL|VALUE|.',
      unit: 'UNIT',
      pairs: PAIRS,
    })),
    { pairs: PAIRS },
  ],
};

/** Zboží.cz: Heureka's names in another namespace, in one country only. */
export const zbozi = tableFormat({
  ...HEUREKA,
  id: 'zbozi',
  namespaces: ['http://www.zbozi.cz/ns/offer/1.0'],
  marks: [],
  currency: 'CZK',
});

export const heureka = tableFormat(HEUREKA);

/** Shoptet's complete export (`productsComplete.xml`); `PRICE` is net and never read. */
export const shoptet = tableFormat({
  id: 'shoptet',
  items: ['SHOPITEM'],
  marks: ['ORIG_URL'],
  decimalSign: '.',
  currencyBySite: true,
  fields: {
    id: 'CODE',
    hidden: 'VISIBLE[.=0]|VISIBILITY',
    name: 'NAME',
    description: 'DESCRIPTION|SHORT_DESCRIPTION',
    price: 'PRICE_VAT',
    regularPrice: 'STANDARD_PRICE',
    currency: 'CURRENCY',
    link: 'ORIG_URL',
    brand: 'MANUFACTURER',
    eans: ['EAN'],
    stock: 'STOCK/AMOUNT',
    supplyText: 'AVAILABILITY',
    variantGroup: 'variantOf',
    categoryPath: 'CATEGORIES/DEFAULT_CATEGORY|CATEGORIES/CATEGORY',
    pictures: ['IMAGE_REF', 'IMAGES/IMAGE'],
  },
  codes: { hidden: { 0: '0', hidden: '0', blocked: '0', cashdeskonly: '0' } },
  attributes: [
    'PARAMETERS/PARAMETER',
    'INFORMATION_PARAMETERS/INFORMATION_PARAMETER',
    'TEXT_PROPERTIES/TEXT_PROPERTY',
  ].map((each) => ({ each, name: 'NAME', value: 'VALUE' })),
  parts: {
    each: 'VARIANTS/VARIANT',
    code: 'CODE|id',
    // a variant has its own price
    together: [['PRICE_VAT', 'STANDARD_PRICE']],
  },
});
