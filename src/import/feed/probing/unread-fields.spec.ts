import type { MappingRules } from '../../stored-mappings/mapping-rules.js';
import { formatOf } from '../formats/mapped.js';
import { feedOf, googleFeed, googleItem, katalogFeed, onlyOffer } from '../testing/feeds.js';
import { probeFeed } from './probe-feed.js';
import { findUnreadFields } from './unread-fields.js';

async function unreadOf(content: string, mappings: MappingRules[] = []) {
  const open = feedOf(content);
  const summary = await probeFeed(open, { mappings });
  return findUnreadFields(open, formatOf(summary), summary, {});
}
const pathsOf = async (content: string) => (await unreadOf(content))?.fields.map(({ path }) => path) ?? [];

const FEED = googleFeed(
  googleItem('A', '<g:custom_label_0>poletje</g:custom_label_0><g:brand>Nit</g:brand>'),
  googleItem('B', '<g:custom_label_0>zima</g:custom_label_0><g:posebno><barva>rdeča</barva></g:posebno>'),
);

it('finds fields that a known format does not read, with their count and an example', async () => {
  expect(await unreadOf(FEED)).toEqual({
    root: 'rss',
    item: 'item',
    itemCount: 2,
    fields: [
      { path: 'custom_label_0', count: 2, sample: 'poletje' },
      { path: 'posebno/barva', count: 1, sample: 'rdeča' },
    ],
  });
});

it('counts what is read only in some items as read', async () => {
  // the description of RSS is used if Google's is missing, and a code without a meaning here may have one
  // elsewhere
  const google = googleFeed(
    googleItem('A', '<g:description>Opis</g:description><description>Opis</description>'),
  );
  expect(await pathsOf(google)).toEqual([]);
  const heureka = `<SHOP><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Lonec</PRODUCTNAME><URL>https://lonci.example/1</URL>
    <PRICE_VAT>9,90</PRICE_VAT><VISIBILITY>1</VISIBILITY><MANUFACTURER>Nit</MANUFACTURER><BRAND>Nit</BRAND>
    <DELIVERY><DELIVERY_ID>DPD</DELIVERY_ID><DELIVERY_PRICE>3</DELIVERY_PRICE></DELIVERY><ACCESSORY>2</ACCESSORY>
    <PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>rdeča</VAL></PARAM><PARAM><PARAM_NAME>Teža</PARAM_NAME><VAL>1</VAL></PARAM></SHOPITEM></SHOP>`;
  expect(await pathsOf(heureka)).toEqual(['ACCESSORY']);
});

it('finds columns of tables, elements of the own format, and unmapped fields', async () => {
  const table =
    'sku,title,url,price,eans,skladišče\nA,Lonec,https://lonci.example/a,9.90,4006381333931,Kranj\n';
  expect(await pathsOf(table)).toEqual(['skladišče']);
  const own = `<offer><productCode>A</productCode><name>Lonec</name><price>9.90</price><link>https://lonci.example/a</link><polica>7</polica></offer>`;
  expect(await pathsOf(katalogFeed(own))).toEqual(['polica']);
  const rules: MappingRules = {
    root: 'blago',
    item: 'kos',
    fields: (['name', 'price', 'link'] as const).map((target) => ({ path: target, target, label: null })),
    ...{ decimalSign: null, currency: null, priceFactor: 1, listSeparator: null, categorySeparator: null },
    language: null,
    constants: {},
  };
  const file =
    '<blago><kos><name>Lonec</name><price>9.90</price><link>https://lonci.example/a</link><teza>1 kg</teza></kos></blago>';
  expect((await unreadOf(file, [rules]))?.fields).toEqual([{ path: 'teza', count: 1, sample: '1 kg' }]);
});

it('reads fields that are added to a known format, before its own ones', async () => {
  const rules: MappingRules = {
    root: 'rss',
    item: 'item',
    completes: 'google-rss',
    fields: [
      { path: 'custom_label_0', target: 'attribute', label: 'Sezona' },
      { path: 'posebno/barva', target: 'brand', label: null },
    ],
    ...{ decimalSign: null, currency: null, priceFactor: 1, listSeparator: null, categorySeparator: null },
    language: null,
    constants: {},
  };
  const item = googleItem(
    'A',
    '<g:custom_label_0>zima</g:custom_label_0><g:brand>Nit</g:brand><g:posebno><barva>Breza</barva></g:posebno>',
  );
  const summary = await probeFeed(feedOf(googleFeed(item)), { mappings: [rules] });
  expect(summary).toMatchObject({ format: 'google-rss', mapping: rules });
  expect(await onlyOffer(googleFeed(item), { mappings: [rules] })).toMatchObject({
    brand: 'Breza',
    attributes: [{ name: 'Sezona', value: 'zima' }],
  });
  // an item without them is read as before
  const other = googleFeed(googleItem('B', '<g:brand>Nit</g:brand>'));
  expect(await onlyOffer(other, { mappings: [rules] })).toMatchObject({ brand: 'Nit', attributes: [] });
  expect(await unreadOf(googleFeed(item), [rules])).toBeUndefined();
});
