import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { probeFeed } from '../probing/probe-feed.js';
import { feedOf, googleFeed, googleItem, itemsOf, onlyOffer, refusalOf } from '../testing/feeds.js';

const GOOGLE = 'id\ttitle\tdescription\tlink\timage link\tadditional image link\tprice\tavailability\tgtin';
const TEA =
  '1\tČaj\t<p>Zelen & svež</p>\thttps://trgovina.example/1\thttps://trgovina.example/1.jpg\thttps://trgovina.example/2.jpg,https://trgovina.example/3.jpg\t9.90 EUR\tin_stock\t3830001234565';

describe('a table of Google', () => {
  it('is read as its XML', async () => {
    expect(await onlyOffer(`${GOOGLE}\n${TEA}\n`)).toMatchObject({
      productCode: '1',
      name: 'Čaj',
      description: '<p>Zelen &amp; svež</p>',
      link: 'https://trgovina.example/1',
      priceCents: 990,
      availability: 'in_stock',
      ean: '3830001234565',
      pictures: [
        'https://trgovina.example/1.jpg',
        'https://trgovina.example/2.jpg',
        'https://trgovina.example/3.jpg',
      ],
      issues: [],
    });
  });

  it('has delivery and details in cells', async () => {
    const header = `${GOOGLE}\tshipping\tproduct_detail`;
    const row = `${TEA}\tAT:::9.90 EUR,SI:::4.90 EUR\tSplošno:Okus:zelen,Splošno:Masa:100 g`;
    expect(await onlyOffer(`${header}\n${row}\n`)).toMatchObject({
      deliveryCostCents: 490,
      attributes: [
        { name: 'Okus', value: 'zelen' },
        { name: 'Masa', value: '100 g' },
      ],
    });
  });

  it.each([
    ['SI:4,90 EUR', 'shipping(country:price)', 490],
    ['4,90 EUR:SI', 'shipping(price:country)', 490],
  ])('has parts with commas: %s in %s', async (cell, column, deliveryCostCents) => {
    expect(await onlyOffer(`${GOOGLE}\t${column}\n${TEA}\t${cell}\n`)).toMatchObject({ deliveryCostCents });
  });

  it('has details with commas', async () => {
    const content = `${GOOGLE}\tproduct_detail\n${TEA}\tSplošno:Teža:1,5 kg,Videz:Barva:rdeča, modra\n`;
    expect(await onlyOffer(content)).toMatchObject({
      attributes: [
        { name: 'Teža', value: '1,5 kg' },
        { name: 'Barva', value: 'rdeča, modra' },
      ],
    });
  });

  it('may name the parts of a cell in its header', async () => {
    const content = `${GOOGLE}\tshipping(country:price)\n${TEA}\tSI:4.90 EUR\n`;
    expect(await onlyOffer(content)).toMatchObject({ deliveryCostCents: 490 });
  });

  it.each([
    [
      'windows-1250',
      Buffer.from(`${GOOGLE}\n${TEA}\n`.replaceAll('Č', '\xc8').replaceAll('ž', '\x9e'), 'latin1'),
    ],
    ['UTF-16', Buffer.from(`\ufeff${GOOGLE}\r\n${TEA}\r\n`, 'utf16le')],
    ['UTF-8 with a byte order mark, compressed', gzipSync(`\ufeff${GOOGLE}\n${TEA}\n`)],
  ])('is read in %s', async (_encoding, content) => {
    const [item] = await itemsOf(content);
    expect(item).toMatchObject({
      kind: 'offer',
      line: 2,
      offer: { name: 'Čaj', description: '<p>Zelen &amp; svež</p>' },
    });
  });
});

it('reads a table of Meta, whose prices may lack a currency', async () => {
  const content = `id,title,description,availability,condition,price,link,image_link,brand
"7","Miza, hrastova",Opis,in stock,new,199,https://trgovina.example/7,"https://trgovina.example/7.jpg,https://trgovina.example/8.jpg",Hrast
`;
  expect(await onlyOffer(content)).toMatchObject({
    productCode: '7',
    name: 'Miza, hrastova',
    priceCents: 19_900,
    currency: 'EUR',
    brand: 'Hrast',
    pictures: ['https://trgovina.example/7.jpg', 'https://trgovina.example/8.jpg'],
  });
});

it('reads a table of idealo', async () => {
  const content = `sku;brand;title;categoryPath;url;eans;hans;description;price;formerPrice;paymentCosts_paypal;deliveryCosts_dhl;deliveryCosts_post;deliveryTime;imageUrls;colour
A-1;Nivelo;Slušalke;Avdio > Slušalke;https://trgovina.example/a;3830001234565;NV-1;<b>Tihe</b>;49,90;59,90;0,00;4,90;3,90;1-3 delovne dni;"https://trgovina.example/1.jpg; https://trgovina.example/2.jpg";črna
`;
  expect(await onlyOffer(content)).toMatchObject({
    productCode: 'A-1',
    name: 'Slušalke',
    brand: 'Nivelo',
    mpn: 'NV-1',
    ean: '3830001234565',
    priceCents: 4_990,
    regularPriceCents: 5_990,
    deliveryCostCents: 390,
    deliveryDaysMin: 1,
    deliveryDaysMax: 3,
    categoryPath: ['Avdio', 'Slušalke'],
    pictures: ['https://trgovina.example/1.jpg', 'https://trgovina.example/2.jpg'],
    attributes: [{ key: 'color', value: 'črna' }],
  });
});

describe('a table of idealo is known', () => {
  const document = readFileSync(`${import.meta.dirname}/../../../../docs/feed-formats.md`, 'utf8');
  const known = /^\| idealo \| (.*?) \|/m.exec(document)![1]!;
  const names = Array.from(known.matchAll(/`(\w+)…?`/g), ([, name]) => name!);
  const tableOf = (columns: string[]) => `${columns.join(';')}\n${columns.map(() => '5').join(';')}\n`;

  it.each(names.slice(4))('by what the document names: %s', async (name) => {
    const column = name.endsWith('Costs') ? `${name}_dpd` : name;
    expect((await probeFeed(feedOf(tableOf([...names.slice(0, 4), column])))).format).toBe('idealo');
  });

  it('by nothing less', async () => {
    expect(names).toEqual(
      'sku title url price deliveryCosts paymentCosts eans hans formerPrice imageUrls categoryPath'.split(
        ' ',
      ),
    );
    expect(await refusalOf(itemsOf(tableOf([...names.slice(0, 4), 'description'])))).toMatchObject({
      code: 'feed_unknown_columns',
    });
  });
});

it('reads an older table of Ceneje', async () => {
  const content = `ID,BRAND,PRICE,CURCODE,NAME,DESCRIPTION,LINK,IN_STOCK,EAN,UPC,STVARTIKLA,MODARTIKLA,SLIKAVELIKA,FILEUNDER,GARANCIJA\r
"7","Breza","1049,90","EUR","Sušilnik","Opis","https://prva.example/7","1","3830001234565","","ST-7","M7","https://prva.example/7.jpg","Dom > Kopalnica","24 mesecev"\r
`;
  expect(await onlyOffer(content)).toMatchObject({
    productCode: '7',
    name: 'Sušilnik',
    priceCents: 104_990,
    availability: 'in_stock',
    mpn: 'M7',
    categoryPath: ['Dom', 'Kopalnica'],
    pictures: ['https://prva.example/7.jpg'],
    attributes: [{ key: 'warranty', value: '24 mesecev' }],
  });
});

it.each([
  [
    'a table',
    'sku,title,description,url,price,currency,stock,image_url,category\n1,Miza,Opis,https://a.example/1,12.50,USD,0,https://a.example/1.jpg,Dom\n',
  ],
  [
    'a message',
    'Fatal error: Allowed memory, of 128 MB, exhausted in /var/www/a.php on line 5\nStack trace: a, b, c\n',
  ],
])('does not take %s of no known format for that of idealo', async (what, content) => {
  expect(await refusalOf(itemsOf(content))).toMatchObject({
    code: what === 'a table' ? 'feed_unknown_columns' : 'feed_program_message',
  });
});

it('gives an unknown table to the screen that maps columns', async () => {
  expect(
    await refusalOf(itemsOf('šifra;ime;cena;povezava\n1;Čaj;5,90;https://trgovina.example/1\n')),
  ).toMatchObject({
    code: 'feed_unknown_columns',
    values: { fields: 'šifra, ime, cena, povezava' },
  });
});

it('rejects the row with too many cells, and reads the others', async () => {
  const [wrong, right] = await itemsOf(`${GOOGLE}\n${TEA.replace('Zelen', 'Ze\tlen')}\n${TEA}\n`);
  expect(wrong).toMatchObject({
    kind: 'rejected',
    line: 2,
    issues: [{ code: 'item_cells', severity: 'error', values: { max: 9 } }],
  });
  expect(right).toMatchObject({ kind: 'offer', line: 3 });
});

it('knows a table by its format in the summary', async () => {
  const summary = await probeFeed(feedOf(`${GOOGLE}\n${TEA}\n`), { language: 'sl' });
  expect(summary).toMatchObject({ format: 'google-plain', itemCount: 1, issues: [] });
});

it('reads what is inside of CDATA that was escaped, in tables as in XML', async () => {
  const xml = googleFeed(
    googleItem(
      '1',
      '<g:title>&lt;![CDATA[Lonec &amp; pokrov]]&gt;</g:title><g:brand>&amp;lt;![CDATA[Breza]]&amp;gt;</g:brand>',
    ),
    googleItem(
      '2',
      '<g:price>&lt;![CDATA[7.50 EUR]]&gt;</g:price><g:title><![CDATA[&lt;![CDATA[Skleda]]]]><![CDATA[&gt;]]></g:title>',
    ),
  );
  expect(await itemsOf(xml)).toMatchObject([
    { offer: { name: 'Lonec & pokrov', brand: 'Breza' } },
    { offer: { name: 'Skleda', priceCents: 750 } },
  ]);
  const table =
    'id;title;link;image_link;price\n1;<![CDATA[Lonec]]>;https://a.example/1;https://a.example/1.jpg;5,00 EUR\n';
  expect(await itemsOf(table)).toMatchObject([{ offer: { name: 'Lonec' } }]);
});
