import { probeFeed } from '../probing/probe-feed.js';
import { feedOf, onlyOffer } from '../testing/feeds.js';

const product = (fields: Record<string, string> = {}) => {
  const all = {
    'offer-id': 'B-3',
    title: 'Bouilloire',
    'product-url': 'https://boutique.example/b-3',
    price: '34,90',
    'price-no-rebate': '44,90',
    brand: 'Chaud',
    description: 'Un litre',
    'image-url': 'https://boutique.example/1.jpg',
    'image-url-1': 'https://boutique.example/2.jpg',
    ean: '3830001234565',
    mpn: 'B3',
    'merchant-category': 'Maison > Cuisine',
    availability: '1',
    'delivery-cost': '4,90',
    'delivery-time': '2 à 4 jours',
    condition: 'New',
    color: 'rouge',
    ...fields,
  };
  return `<products><product>${Object.entries(all)
    .map(([name, text]) => `<${name}>${text.replace('>', '&gt;')}</${name}>`)
    .join('')}</product></products>`;
};

it('is read with every field', async () => {
  expect((await probeFeed(feedOf(product()))).format).toBe('kelkoo');
  expect(await onlyOffer(product())).toMatchObject({
    productCode: 'B-3',
    name: 'Bouilloire',
    priceCents: 3_490,
    regularPriceCents: 4_490,
    brand: 'Chaud',
    ean: '3830001234565',
    mpn: 'B3',
    availability: 'in_stock',
    deliveryCostCents: 490,
    deliveryDaysMin: 2,
    deliveryDaysMax: 4,
    condition: 'new',
    categoryPath: ['Maison', 'Cuisine'],
    pictures: ['https://boutique.example/1.jpg', 'https://boutique.example/2.jpg'],
    attributes: [{ key: 'color', value: 'rouge' }],
  });
});

it.each([
  ['001', 'in_stock'],
  ['2', 'backorder'],
  ['4', 'preorder'],
  ['6', 'out_of_stock'],
  ['In stock', 'in_stock'],
])('takes the availability %s for no number of pieces', async (availability, read) => {
  expect(await onlyOffer(product({ availability }))).toMatchObject({ availability: read, stock: null });
});

it('leaves a feed of Compari to that format', async () => {
  const content =
    '<products><product><identifier>1</identifier><name>Čaj</name><product_url>https://a.example/1</product_url><price>5</price><delivery_cost>2</delivery_cost></product></products>';
  expect((await probeFeed(feedOf(content))).format).toBe('compari');
});
