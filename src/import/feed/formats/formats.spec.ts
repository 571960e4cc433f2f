import { probeFeed } from '../probing/probe-feed.js';
import { feedOf, refusalOf } from '../testing/feeds.js';

const formatOf = async (content: string) => (await probeFeed(feedOf(content))).format;
const BASICS = '<name>Čaj</name><price>3.50</price>';

it.each([
  ['katalog', `<katalog><offer>${BASICS}</offer></katalog>`],
  [
    'google-rss',
    '<rss xmlns:x="http://base.google.com/ns/1.0"><channel><item><x:id>1</x:id><x:link>https://a.si/1</x:link><x:price>5 EUR</x:price></item></channel></rss>',
  ],
  [
    'google-plain',
    '<items><item><id>1</id><link>https://a.si/1</link><image_link>https://a.si/1.jpg</image_link></item></items>',
  ],
  [
    'zbozi',
    '<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0"><SHOPITEM><PRODUCTNAME>Čaj</PRODUCTNAME></SHOPITEM></SHOP>',
  ],
  ['heureka', '<SHOP><SHOPITEM><PRODUCTNAME>Čaj</PRODUCTNAME></SHOPITEM></SHOP>'],
  ['heureka', '<shop><shopitem><productname>Čaj</productname></shopitem></shop>'],
  ['ceneo', '<offers><o id="1" url="https://a.pl/1" price="3"><name>Čaj</name></o></offers>'],
  ['ceneje', `<CNJExport><Item>${BASICS}</Item></CNJExport>`],
  ['ceneje', `<izvoz><item>${BASICS}<fileUnder>Dom</fileUnder></item></izvoz>`],
  ['skroutz', `<store><product>${BASICS}<price_with_vat>1</price_with_vat></product></store>`],
  [
    'compari',
    `<products><product>${BASICS}<identifier>1</identifier><product_url>https://a.hu/1</product_url></product></products>`,
  ],
  ['distributor', '<json><podjetje><izdelki><izdelek><PPC>1</PPC></izdelek></izdelki></podjetje></json>'],
])('%s is recognised by its content', async (format, content) => {
  expect(await formatOf(content)).toBe(format);
});

it.each([
  ['products of no format', `<products><product>${BASICS}</product></products>`],
  ['items of no format', `<items><item>${BASICS}</item></items>`],
  [
    'offers of no format',
    `<shop><offers><offer id="1">${BASICS}<categoryId>1</categoryId></offer></offers></shop>`,
  ],
  ['elements named o', '<a><o>1</o><o>2</o></a>'],
])('%s are not guessed', async (_, content) => {
  expect((await refusalOf(probeFeed(feedOf(content)))).code).toMatch(/^feed_unknown_(?:format|items)$/);
});

it('counts the items of the format only', async () => {
  const content = `<SHOP><item>x</item><product>y</product><SHOPITEM><PRODUCTNAME>Čaj</PRODUCTNAME></SHOPITEM></SHOP>`;
  expect(await probeFeed(feedOf(content))).toMatchObject({ format: 'heureka', itemCount: 1 });
});
