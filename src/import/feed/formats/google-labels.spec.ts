import { feedOf, googleFeed, googleItem, onlyOffer } from '../testing/feeds.js';
import { probeFeed } from '../probing/probe-feed.js';

const certification = (authority: string, name: string, code: string) =>
  `<g:certification><g:certification_authority>${authority}</g:certification_authority><g:certification_name>${name}</g:certification_name>
   <g:certification_code>${code}</g:certification_code></g:certification>`;
const read = (more: string) => onlyOffer(googleFeed(googleItem('A', more)));

it('reads the class, the scale and the number of an energy label', async () => {
  const label = `<g:energy_efficiency_class>C</g:energy_efficiency_class><g:min_energy_efficiency_class>A</g:min_energy_efficiency_class>
    <g:max_energy_efficiency_class>G</g:max_energy_efficiency_class>${certification('CE', 'Igrače', '77')}${certification('European_Commission', 'EPREL', '123456')}`;
  expect(await read(label)).toMatchObject({
    energyClass: 'C',
    energyClassMin: 'A',
    energyClassMax: 'G',
    eprelCode: 123_456,
    issues: [],
  });
  expect((await read(certification('EC', 'EPREL', 'v pripravi'))).issues).toMatchObject([
    { code: 'value_unknown', values: { field: 'eprelCode' } },
  ]);
});

it('reads the certification of a table', async () => {
  const table = `id\ttitle\tlink\timage_link\tprice\tcertification\nA\tLuč\thttps://luci.example/a\thttps://luci.example/a.jpg\t9.90 EUR\tEC:EPREL:552211\n`;
  expect((await probeFeed(feedOf(table))).format).toBe('google-plain');
  expect((await onlyOffer(table)).eprelCode).toBe(552_211);
});

it('reads highlights as lines, without markup and fillers', async () => {
  const lines = ['Topel &amp; lahek', '&lt;b&gt;Ne pušča&lt;/b&gt; vode', 'N/A', '• Dve leti garancije'];
  const { highlights } = await read(
    lines.map((line) => `<g:product_highlight>${line}</g:product_highlight>`).join(''),
  );
  expect(highlights).toBe('Topel & lahek\nNe pušča vode\nDve leti garancije');
});

it.each([
  ['no', 'no'],
  ['false', 'no'],
  ['TRUE', 'yes'],
])('reads whether it has a code: %s', async (text, identifierExists) =>
  expect(await read(`<g:identifier_exists>${text}</g:identifier_exists>`)).toMatchObject({
    identifierExists,
  }),
);

it('takes the delivery cost of this country, and never that of another one', async () => {
  const way = (country: string, price: string) =>
    `<g:shipping>${country && `<g:country>${country}</g:country>`}<g:price>${price}</g:price></g:shipping>`;
  const cost = async (...ways: string[]) => (await read(ways.join(''))).deliveryCostCents;
  expect(await cost(way('AT', '0.00 EUR'), way('SI', '4.90 EUR'), way('HR', '1.00 EUR'))).toBe(490);
  expect(await cost(way('AT', '0.00 EUR'), way('DE', '5.00 EUR'))).toBeNull();
  expect(await cost(way('AT', '0.00 EUR'), way('', '3.00 EUR'))).toBe(300);
});
