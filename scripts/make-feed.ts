/**
 * Writes a synthetic feed of any size, about 1 kB an item, deterministic for its seed. Feeds of different
 * seeds share their EANs, so that stores can be compared.
 *
 *   node dist/scripts/make-feed.js --items 100000 --out .data/feed.xml [--seed 1] [--format katalog|google]
 * [--gzip]
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { gtinCheckDigit } from '../src/core/text/gtin.js';

interface SyntheticItem {
  number: number;
  name: { sl: string; en: string };
  category: { sl: string; en: string };
  brand: string;
  ean: string;
  cents: number;
  regularCents: number | null;
  colour: { sl: string; en: string };
  grams: number;
  stock: number;
}

const KINDS = [
  ['Prenosni računalnik', 'Laptop', 'Računalništvo > Prenosniki', 'Computers > Laptops', 89900],
  ['Brezžične slušalke', 'Wireless headphones', 'Avdio > Slušalke', 'Audio > Headphones', 7900],
  ['Pralni stroj', 'Washing machine', 'Dom > Bela tehnika > Pranje', 'Home > Appliances > Laundry', 42900],
  ['Pohodni čevlji', 'Hiking shoes', 'Šport > Pohodništvo > Obutev', 'Sport > Hiking > Footwear', 11900],
  ['Otroški voziček', 'Pushchair', 'Otroci > Vozički', 'Children > Pushchairs', 25900],
  ['Zeleni čaj', 'Green tea', 'Hrana > Čaji', 'Food > Teas', 490],
  ['Vrtne škarje', 'Garden shears', 'Vrt > Orodje', 'Garden > Tools', 2390],
  ['Kuhinjska tehtnica', 'Kitchen scale', 'Dom > Kuhinja > Pripomočki', 'Home > Kitchen > Tools', 1990],
] as const;
const COLOURS = [
  ['črna', 'black'],
  ['bela', 'white'],
  ['rdeča', 'red'],
  ['modra', 'blue'],
  ['zelena', 'green'],
] as const;
const BRANDS = ['Gorjan', 'Savica', 'Triglava', 'Norden', 'Lumero', 'Kaskada', 'Vetrna', 'Polaris', 'Zorka'];

/** mulberry32: small, fast, deterministic. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function* itemsOf(count: number, seed: number): Generator<SyntheticItem> {
  const random = randomOf(seed);
  for (let number = 1; number <= count; number++) {
    const [sl, en, categorySl, categoryEn, usual] = KINDS[number % KINDS.length]!;
    // squared, for a realistic skew: a few brands have most products
    const brand = BRANDS[Math.floor(random() ** 2 * BRANDS.length)]!;
    const colour = COLOURS[Math.floor(random() * COLOURS.length)]!;
    const cents = Math.round(usual * (0.5 + random()));
    const body = `383${String(number).padStart(9, '0')}`;
    yield {
      number,
      name: { sl: `${sl} ${brand} ${number}`, en: `${brand} ${en} ${number}` },
      category: { sl: categorySl, en: categoryEn },
      brand,
      ean: body + gtinCheckDigit(body),
      cents,
      regularCents: random() < 0.2 ? Math.round(cents * 1.25) : null,
      colour: { sl: colour[0], en: colour[1] },
      grams: 100 + Math.floor(random() * 20_000),
      stock: Math.floor(random() * 30),
    };
  }
}

const money = (cents: number) => (cents / 100).toFixed(2);
const link = (item: SyntheticItem) =>
  `https://trgovina.example/izdelek/${item.number}?utm_source=katalog&amp;utm_medium=feed`;
const picture = (item: SyntheticItem, index: number) =>
  `https://trgovina.example/slike/${item.number}-${index}.jpg`;

function katalogItem(item: SyntheticItem): string {
  const { name, category, colour } = item;
  return `  <offer>
    <productCode>K-${item.number}</productCode>
    <name lang="sl">${name.sl}</name>
    <name lang="en">${name.en}</name>
    <description lang="sl"><![CDATA[<p>${name.sl} za vsak dan, v barvi: ${colour.sl}. Garancija velja dve leti.</p>]]></description>
    <description lang="en"><![CDATA[<p>${name.en} for every day, colour: ${colour.en}. Two years of warranty.</p>]]></description>
    <price>${money(item.cents)}</price>${item.regularCents ? `\n    <regularPrice>${money(item.regularCents)}</regularPrice>` : ''}
    <link>${link(item)}</link>
    <brand>${item.brand}</brand>
    <ean>${item.ean}</ean>
    <category lang="sl">${category.sl.replaceAll('>', '&gt;')}</category>
    <picture>${picture(item, 1)}</picture>
    <availability>${item.stock ? 'in_stock' : 'out_of_stock'}</availability>
    <stock>${item.stock}</stock>
    <deliveryCost>3.90</deliveryCost>
    <deliveryDays min="1" max="3"/>
    <attribute><name lang="sl">Barva</name><name lang="en">Colour</name><value lang="sl">${colour.sl}</value><value lang="en">${colour.en}</value></attribute>
    <attribute name="Masa" value="${item.grams}" unit="g"/>
  </offer>
`;
}

function googleItem(item: SyntheticItem): string {
  const { name, colour } = item;
  return `    <item>
      <g:id>G-${item.number}</g:id>
      <g:title>${name.sl}</g:title>
      <g:description>&lt;p&gt;${name.sl} za vsak dan, zanesljiv doma, v službi in na poti. Garancija velja dve leti.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Barva: ${colour.sl}&lt;/li&gt;&lt;li&gt;Masa: ${item.grams} g&lt;/li&gt;&lt;/ul&gt;</g:description>
      <g:link>${link(item)}</g:link>
      <g:image_link>${picture(item, 1)}</g:image_link>
      <g:additional_image_link>${picture(item, 2)}</g:additional_image_link>
      <g:availability>${item.stock ? 'in_stock' : 'out_of_stock'}</g:availability>
      <g:price>${money(item.regularCents ?? item.cents)} EUR</g:price>${item.regularCents ? `\n      <g:sale_price>${money(item.cents)} EUR</g:sale_price>` : ''}
      <g:condition>new</g:condition>
      <g:brand>${item.brand}</g:brand>
      <g:gtin>${item.ean}</g:gtin>
      <g:product_type>${item.category.sl.replaceAll('>', '&gt;')}</g:product_type>
      <g:color>${colour.sl}</g:color>
      <g:shipping><g:country>SI</g:country><g:service>Pošta</g:service><g:price>3.90 EUR</g:price></g:shipping>
    </item>
`;
}

const FORMATS = {
  katalog: {
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<katalog version="1" language="sl" currency="EUR">\n',
    item: katalogItem,
    tail: '</katalog>\n',
  },
  google: {
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n  <channel>\n    <title>Trgovina</title>\n',
    item: googleItem,
    tail: '  </channel>\n</rss>\n',
  },
};

function* chunksOf(count: number, seed: number, format: keyof typeof FORMATS): Generator<string> {
  const { head, item: write, tail } = FORMATS[format];
  let chunk = head;
  for (const item of itemsOf(count, seed)) {
    chunk += write(item);
    if (chunk.length < 64 * 1024) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk + tail;
}

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    format: { type: 'string', default: 'katalog' },
    out: { type: 'string' },
    gzip: { type: 'boolean', default: false },
  },
});
const { format, out } = values;
if (!out || (format !== 'katalog' && format !== 'google') || !(Number(values.items) > 0)) {
  console.error('Usage: make-feed --items 100000 --out FILE [--seed 1] [--format katalog|google] [--gzip]');
  process.exit(2);
}
const source = Readable.from(chunksOf(Number(values.items), Number(values.seed), format));
await (values.gzip
  ? pipeline(source, createGzip(), createWriteStream(out))
  : pipeline(source, createWriteStream(out)));
