import { ROW } from '../delimited/delimited-items.js';
import { tableFormat } from './tables/feed-table.js';

/**
 * CNJExport of Ceneje.si, Jeftinije.hr and Idealno: elements today, attributes of the item or a table before. Exporters
 * add English names of their own, and write fillers (`false`, empty elements) for missing values.
 */
export const ceneje = tableFormat({
  id: 'ceneje',
  items: ['Item', ROW],
  roots: ['cnjexport', 'cnejexport'],
  marks: ['mainImage', 'fileUnder', 'deliveryTimeMin', 'curCode', 'stockText', 'slikaVelika'],
  // exporters write 189.90, 189,90 and 1,299.90, so the sign is detected from each feed
  decimalSign: null,
  fields: {
    id: 'ID',
    // prefers other languages to English
    name: 'name[lang!=en]|name',
    description: 'description[lang!=en]|description|opis',
    specifications: 'specifications',
    price: 'price',
    regularPrice: 'regularPrice',
    currency: 'curCode|price/currency',
    link: 'link|url',
    brand: 'brand',
    eans: ['EAN', 'UPC'],
    mpn: 'productCode|productModel|modArtikla',
    stock: 'quantity',
    availability: 'stock|availability|in_stock',
    supplyText: 'stockText',
    deliveryCosts: ['deliveryCost'],
    deliveryDaysMin: 'deliveryTimeMin',
    deliveryDaysMax: 'deliveryTimeMax',
    condition: 'condition',
    variantGroup: 'groupId',
    categoryPath: 'fileUnder',
    // some exporters write one element per image
    pictures: [
      'mainImage|mainImage/url|image|slikaVelika|slikaMala',
      'moreImages',
      'moreImages/*',
      'images/*',
    ],
  },
  attributes: [
    { at: 'attributes/color|color', key: 'color' },
    { at: 'attributes/size|size', key: 'size' },
    { at: 'attributes/gender|gender', key: 'gender' },
    { at: 'attributes/ageGroup|ageGroup', key: 'age_group' },
    { at: 'warranty|garancija', key: 'warranty' },
    {
      each: 'attributes/attribute',
      name: 'name|attributeName',
      value: 'values/value|value|attributeValue|.',
    },
    // exporters that write <Barva>rdeča</Barva> in place of a name and a value
    { each: 'attributes/*', value: '.', except: ['attribute', 'color', 'size', 'gender', 'ageGroup'] },
  ],
});
