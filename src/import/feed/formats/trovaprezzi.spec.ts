import { probeFeed } from '../probing/probe-feed.js';
import { feedOf, onlyOffer } from '../testing/feeds.js';

const FIELDS = {
  Name: 'Caffettiera',
  Brand: 'Moka',
  Description: 'Per sei tazze',
  OriginalPrice: '39,90',
  Price: '29,90',
  Code: 'CF-6',
  Link: 'https://negozio.example/cf-6',
  Stock: '4',
  Categories: 'Casa > Cucina',
  Image: 'https://negozio.example/1.jpg',
  ShippingCost: '5,90',
  PartNumber: 'M6',
  EanCode: '3830001234565',
  Image2: 'https://negozio.example/2.jpg',
};
const OFFER = {
  productCode: 'CF-6',
  name: 'Caffettiera',
  brand: 'Moka',
  priceCents: 2_990,
  regularPriceCents: 3_990,
  currency: 'EUR',
  stock: 4,
  availability: 'in_stock',
  categoryPath: ['Casa', 'Cucina'],
  deliveryCostCents: 590,
  mpn: 'M6',
  ean: '3830001234565',
  pictures: ['https://negozio.example/1.jpg', 'https://negozio.example/2.jpg'],
};

it('is read from XML', async () => {
  const elements = Object.entries(FIELDS).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`);
  const content = `<Products><Offer>${elements.join('')}</Offer></Products>`;
  expect((await probeFeed(feedOf(content))).format).toBe('trovaprezzi');
  expect(await onlyOffer(content)).toMatchObject(OFFER);
});

it('is read from a table', async () => {
  const content = `${Object.keys(FIELDS).join('|')}\n${Object.values(FIELDS).join('|')}\n`;
  expect(await onlyOffer(content)).toMatchObject(OFFER);
});
