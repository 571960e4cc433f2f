import { readFeed } from './read-feed.js';
import { feedOf, googleFeed, googleItem, itemsOf } from '../testing/feeds.js';

const many = (count: number) =>
  googleFeed(...Array.from({ length: count }, (_, index) => googleItem(String(index + 1))));

it('yields batches of the requested size, in the order of the file', async () => {
  const sizes: number[] = [];
  const ids: number[] = [];
  for await (const batch of readFeed(feedOf(many(25)), { batchSize: 10 })) {
    sizes.push(batch.length);
    ids.push(...batch.map(({ itemNumber }) => itemNumber));
  }
  expect(sizes).toEqual([10, 10, 5]);
  expect(ids).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
});

it('yields smaller batches of large items', async () => {
  const item = googleItem('1', `<g:other>${'x'.repeat(1_000_000)}</g:other>`);
  const sizes: number[] = [];
  for await (const batch of readFeed(feedOf(googleFeed(...Array<string>(20).fill(item)))))
    sizes.push(batch.length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(20);
});

it('yields nothing for large items that it skips', async () => {
  const item = googleItem('1', `<g:other>${'x'.repeat(1_000_000)}</g:other>`);
  const sizes: number[] = [];
  const content = feedOf(googleFeed(...Array<string>(20).fill(item)));
  for await (const batch of readFeed(content, { startAt: 11 })) sizes.push(batch.length);
  expect(sizes).toEqual([10]);
});

it('reads the same, however the bytes are chunked', async () => {
  const content = googleFeed(
    googleItem('č&amp;ž', '<g:description><![CDATA[<p>A & B ]] > &nbsp;</p>]]></g:description>'),
    googleItem('2', '<!-- & < --><g:title>Š &copy; &eacute; & 𝒳</g:title>'),
  );
  const whole = await itemsOf(content);
  expect(whole).toMatchObject([
    { offer: { productCode: 'č&ž', description: '<p>A &amp; B ]] &gt; \u00a0</p>' } },
    { offer: { name: 'Š © é & 𝒳' } },
  ]);
  for (const chunkBytes of [1, 2, 3, 5, 8, 13, 100])
    expect(await itemsOf(feedOf(content, chunkBytes))).toEqual(whole);
});

it('continues at a later item, with the product codes before it', async () => {
  const content = googleFeed(...['1', '2', '3', '1', '4'].map((id) => googleItem(id)));
  const whole = await itemsOf(content);
  expect(await itemsOf(content, { startAt: 3 })).toEqual(whole.slice(2));
});

it('keeps the first of two items with one product code, and names both lines', async () => {
  const content = googleFeed(googleItem('A'), googleItem(' A '), googleItem('a'));
  expect(await itemsOf(content)).toMatchObject([
    { kind: 'offer' },
    {
      kind: 'rejected',
      productCode: 'A',
      issues: [{ code: 'id_duplicate', severity: 'warning', values: { firstLine: 3, line: 4 } }],
    },
    { kind: 'offer', offer: { productCode: 'a' } },
  ]);
});

it('rejects an item with every reason, its line and its product code', async () => {
  const content = googleFeed(
    googleItem('1'),
    '\n<g:id>2</g:id>\n<g:price>na povpraševanje</g:price><g:link>javascript:alert(1)</g:link>',
  );
  expect((await itemsOf(content))[1]).toMatchObject({
    kind: 'rejected',
    itemNumber: 2,
    line: 4,
    productCode: '2',
    issues: [
      { code: 'price_not_a_number', severity: 'error', text: 'na povpraševanje', productCode: '2', line: 4 },
      { code: 'name_missing', text: null },
      { code: 'link_invalid', text: 'javascript:alert(1)' },
    ],
  });
});

it('accepts a foreign currency with a notice for each item, or refuses it by the store’s setting', async () => {
  const content = googleFeed(...['1', '2'].map((id) => googleItem(id, '<g:price>374990 KZT</g:price>')));
  const accepted = await itemsOf(content);
  expect(accepted).toMatchObject([
    { offer: { priceCents: 37_499_000, currency: 'KZT' } },
    { offer: { currency: 'KZT' } },
  ]);
  const notice = { code: 'currency_foreign', severity: 'notice', values: { currency: 'KZT' } };
  expect(accepted.map(({ issues }) => issues)).toMatchObject([[notice], [notice]]);
  expect(await itemsOf(content, { foreignCurrency: 'reject' })).toMatchObject([
    { kind: 'rejected', issues: [{ code: 'currency_refused', severity: 'error' }] },
    { kind: 'rejected' },
  ]);
});

it('closes the file when the consumer stops', async () => {
  const open = feedOf(many(300), 1000);
  let source: ReturnType<typeof open> | undefined;
  for await (const batch of readFeed(() => (source = open()), { batchSize: 5 })) {
    expect(batch).toHaveLength(5);
    break;
  }
  expect(source!.destroyed).toBe(true);
});
