import { readFileSync } from 'node:fs';
import { WRITTEN_FIELDS } from '../../../products/product-columns.js';
import type { FeedIssue } from '../offer.js';
import { probeFeed } from '../probing/probe-feed.js';
import { feedOf, itemsOf, katalogFeed, onlyOffer } from '../testing/feeds.js';

const BASICS = '<productCode>A</productCode><price>9.90</price><link>https://trgovina.example/a</link>';
const offer = (more: string, attributes?: string, options = {}) =>
  onlyOffer(katalogFeed(`<offer>${BASICS}${more}</offer>`, attributes), options);

it('has a schema with all fields of products', () => {
  const schema = readFileSync(`${import.meta.dirname}/../../../../docs/katalog-feed.xsd`, 'utf8');
  const names = WRITTEN_FIELDS.map(({ name, partOf }) => partOf?.name ?? name);
  expect(names.filter((name) => !schema.includes(`<xs:element name="${name}"`))).toEqual([]);
});

it('reads the sample of the documentation in full', async () => {
  const documentation = readFileSync(`${import.meta.dirname}/../../../../docs/feed-format.md`, 'utf8');
  const sample = /```xml\n([^]*?)```/.exec(documentation)![1]!;
  const items = await itemsOf(sample);
  expect(items.flatMap(({ issues }) => issues)).toEqual([]);
  expect(items).toMatchObject([
    {
      kind: 'offer',
      offer: {
        productCode: 'GX-15-BLACK',
        name: 'Prenosni računalnik Gorjan X15',
        specifications: '<ul><li>16 GB</li><li>1 TB</li></ul>',
        priceCents: 89_900,
        regularPriceCents: 99_900,
        currency: 'EUR',
        brand: 'Gorjan',
        ean: '3830001234565',
        gtin: '03830001234565',
        mpn: 'GX15-16-1T',
        stock: 12,
        availability: 'in_stock',
        deliveryCostCents: 490,
        deliveryDaysMin: 1,
        deliveryDaysMax: 3,
        condition: 'new',
        variantGroup: 'GX-15',
        categoryPath: ['Računalništvo', 'Prenosniki'],
        pictures: ['https://trgovina.example/slike/gx15-1.jpg', 'https://trgovina.example/slike/gx15-2.jpg'],
        pictureAlts: [{ sl: 'Prenosnik, odprt', en: 'The laptop, open' }, {}],
        translations: {
          sl: { name: 'Prenosni računalnik Gorjan X15' },
          en: { name: 'Gorjan X15 laptop' },
        },
      },
    },
    { kind: 'offer', offer: { productCode: 'GX-15-SILVER', variantGroup: 'GX-15' } },
  ]);
});

it('reports unknown elements once for the file', async () => {
  const item = (code: string, more: string) =>
    `<offer><productCode>${code}</productCode><name>A</name><price>9.90</price>` +
    `<link>https://trgovina.example/${code}</link>${more}</offer>`;
  const content = katalogFeed(
    `${item('A', '<image>https://trgovina.example/a.jpg</image>')}\n${item('B', '<image/><EAN>1</EAN>')}`,
  );
  const { issues } = await probeFeed(feedOf(content));
  expect(issues).toMatchObject([
    { code: 'element_unknown', itemNumber: 0, text: 'image', values: { name: 'image' } },
    { code: 'element_unknown', itemNumber: 0, text: 'EAN', values: { name: 'EAN' } },
  ]);
  expect(issues[1]!.line).toBe(issues[0]!.line + 1);
  const issueLists: FeedIssue[][] = [];
  await itemsOf(content, { onEnd: (found) => issueLists.push(found.issues) });
  expect(issueLists).toEqual([issues]);
});

it('stores texts without lang under the language of the feed, else of the import', async () => {
  expect(await offer('<name>Tea</name>', 'language="en"')).toMatchObject({
    name: 'Tea',
    translations: { en: { name: 'Tea' } },
  });
  expect((await offer('<name>Tea</name>', '', { language: 'en' })).translations).toEqual({
    en: { name: 'Tea' },
  });
  expect((await offer('<name>Čaj</name>', '')).translations).toEqual({ sl: { name: 'Čaj' } });
});

it('leaves out other languages, and reports them', async () => {
  const found = await offer('<name lang="de">Tee</name><name lang="en-GB">Tea</name>');
  expect(found).toMatchObject({ name: 'Tea', translations: { en: { name: 'Tea' } } });
  expect(found.issues).toMatchObject([{ code: 'language_unknown', text: 'de' }]);
});

it('reads attributes in both forms', async () => {
  const found = await offer(`<name>Čaj</name><attribute name="Masa" value="250" unit="g"/>
    <attribute><name lang="sl">Barva</name><name lang="en">Colour</name><value lang="sl">zelena</value><value lang="en">green</value></attribute>
    <attribute><name>Brez vrednosti</name></attribute>`);
  expect(found.attributes).toEqual([
    { name: 'Masa', value: '250', unit: 'g' },
    {
      name: 'Barva',
      value: 'zelena',
      unit: null,
      translations: { name: { sl: 'Barva', en: 'Colour' }, value: { sl: 'zelena', en: 'green' } },
    },
  ]);
  expect(found.issues).toMatchObject([{ code: 'attribute_incomplete', text: 'Brez vrednosti' }]);
});

it('uses the currency of the price, the offer, the feed, in this order', async () => {
  const name = '<name>Čaj</name>';
  expect((await offer(name, 'currency="CHF"')).currency).toBe('CHF');
  expect((await offer(`${name}<currency>GBP</currency>`, 'currency="CHF"')).currency).toBe('GBP');
  // the euro is part of the specification
  expect((await offer(name, '', { currency: 'USD' })).currency).toBe('EUR');
});

it('reads amounts by the specification, whatever the feed shows', async () => {
  expect(await offer('<name>Čaj</name><deliveryCost>1.240</deliveryCost>')).toMatchObject({
    deliveryCostCents: 124,
  });
});
