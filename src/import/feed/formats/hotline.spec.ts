import { probeFeed } from '../probing/probe-feed.js';
import { feedOf, itemsOf, onlyOffer } from '../testing/feeds.js';

const CATEGORIES = `<categories>
  <category><id>7</id><name>Дім</name></category>
  <category><id>72</id><parentId>7</parentId><name>Чайники</name></category>
</categories>`;
const ITEM = `<item><id>t-5</id><categoryId>72</categoryId><code>TM-05</code><barcode>4820001234565</barcode><vendor>Туман</vendor>
  <name>Чайник Туман 1,7 л</name><description>Тихий</description><url>https://tuman.example/t-5</url>
  <image>https://tuman.example/t-5.jpg</image><image>https://tuman.example/t-5b.jpg</image>
  <priceRUAH>1499.50</priceRUAH><oldprice>1799</oldprice><priceRUSD>36</priceRUSD><stock>В наличии</stock>
  <delivery id="1" cost="70" freeFrom="5000" time="3"/><guarantee type="shop">24</guarantee>
  <param name="Колір">чорний</param><condition>0</condition></item>`;
const feed = (items: string, categories = CATEGORIES) =>
  `<?xml version="1.0" encoding="UTF-8"?><price><date>2026-11-28 09:00</date><firmName>Туман</firmName><firmId>5</firmId><rate>41.5</rate>${categories}<items>${items}</items></price>`;

it('reads every field, with the path of the category that it names', async () => {
  expect(await onlyOffer(feed(ITEM))).toMatchObject({
    productCode: 't-5',
    name: 'Чайник Туман 1,7 л',
    priceCents: 149_950,
    regularPriceCents: 179_900,
    currency: 'UAH',
    link: 'https://tuman.example/t-5',
    brand: 'Туман',
    mpn: 'TM-05',
    ean: '4820001234565',
    availability: 'in_stock',
    deliveryCostCents: 7_000,
    condition: 'new',
    categoryPath: ['Дім', 'Чайники'],
    pictures: ['https://tuman.example/t-5.jpg', 'https://tuman.example/t-5b.jpg'],
    attributes: [
      { key: 'warranty', value: '24', unit: 'міс.' },
      { name: 'Колір', value: 'чорний' },
    ],
  });
});

it.each([64, 64 * 1024])(
  'is known with its categories behind the items, in chunks of %d bytes',
  async (size) => {
    const open = feedOf(feed(ITEM, '').replace('</price>', `${CATEGORIES}</price>`), size);
    expect(await probeFeed(open)).toMatchObject({
      format: 'hotline',
      categoryList: 'behind',
      currency: { unclear: [] },
    });
    expect(await itemsOf(open)).toMatchObject([{ offer: { categoryPath: ['Дім', 'Чайники'] } }]);
  },
);

it('is not in stock on order, and delivered free from a threshold on', async () => {
  const offer = await onlyOffer(
    feed(ITEM.replace('<stock>В наличии', '<stock days="10">Под заказ').replace('1499.50', '6100')),
  );
  expect(offer).toMatchObject({ availability: 'backorder', deliveryCostCents: 0 });
});

it('needs the price in its currency, and reports unknown conditions', async () => {
  const [unpriced, used] = await itemsOf(
    feed(
      ITEM.replace('<priceRUAH>1499.50</priceRUAH>', '') +
        ITEM.replace('t-5', 't-6').replace('<condition>0', '<condition>3'),
    ),
  );
  expect(unpriced).toMatchObject({ kind: 'rejected', issues: [{ code: 'price_missing' }] });
  expect(used!.issues.map(({ code }) => code)).toEqual(['currency_foreign', 'condition_unknown']);
});
