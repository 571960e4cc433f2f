import { guessMapping, rankedPaths } from './guess-mapping.js';

const field = (path: string, ...samples: string[]) => ({ path, count: samples.length, samples });
const guess = (...fields: ReturnType<typeof field>[]) =>
  Object.fromEntries(guessMapping(fields).map(({ path, target }) => [path, target]));

it('recognises names in both languages, with any punctuation', () => {
  expect(
    guess(
      field('Šifra_artikla', 'A1', 'A2'),
      field('NAZIV', 'Čaj', 'Kava'),
      field('Maloprodajna cena', '3,50', '12,90'),
      field('spletni-naslov', 'https://a.example/1'),
      field('slike/slika1', '/slike/1.jpg'),
      field('slike/slika2', '/slike/2.jpg'),
      field('lastnosti/l[ime=Blagovna znamka]', 'Zlata'),
      field('zaloga', '3', '0'),
      field('lastnosti/l[ime=Poreklo]', 'Japonska'),
      field('podatki/p[naziv=EAN]/vrednost', '9780306406157'),
      field('podatki/p[naziv=Barva]/vrednost', 'rdeča'),
    ),
  ).toEqual({
    Šifra_artikla: 'id',
    NAZIV: 'name',
    'Maloprodajna cena': 'price',
    'spletni-naslov': 'link',
    'slike/slika1': 'pictures',
    'slike/slika2': 'pictures',
    'lastnosti/l[ime=Blagovna znamka]': 'brand',
    zaloga: 'stock',
    'lastnosti/l[ime=Poreklo]': 'attribute',
    'podatki/p[naziv=EAN]/vrednost': 'eans',
    'podatki/p[naziv=Barva]/vrednost': 'attribute',
  });
});

it('recognises fields by values when names are unknown', () => {
  expect(
    guess(
      field('f1', '4006381333931', '9780306406157'),
      field('f2', 'https://a.example/izdelek/1', 'https://a.example/izdelek/2'),
      field('f3', 'https://a.example/1.jpg'),
      field('f4', 'Dom > Vrt', 'Dom > Kuhinja'),
      field('f5', '3,50 €', '1.299,00 €'),
      field('f6', 'karkoli', 'drugega'),
    ),
  ).toEqual({ f1: 'eans', f2: 'link', f3: 'pictures', f4: 'categoryPath', f5: 'price' });
});

it('maps the best field to a target with one value', () => {
  expect(guess(field('name', 'Čaj'), field('naslov', 'Zeleni čaj'), field('category/name', 'Čaji'))).toEqual({
    name: 'name',
  });
});

it('recognises a category path by its name, whatever its separator', () => {
  expect(guess(field('pot', 'Dom/Kuhinja', 'Dom/Vrt'), field('naziv', 'Čajnik'))).toEqual({
    pot: 'categoryPath',
    naziv: 'name',
  });
});

it('ignores a name that contradicts the values', () => {
  expect(guess(field('price', 'po dogovoru', 'pokličite'), field('ean', '-', 'ni'))).toEqual({});
  expect(guess(field('pot', '/izdelek/1', '/izdelek/2'))).toEqual({});
  expect(guess(field('categoryId', '2', '17'), field('id_manufacturer', '3', '4'))).toEqual({});
});

it('prefers the price with tax to one without', () => {
  expect(guess(field('ancena', '4,10'), field('ancenaddv', '5,00'))).toEqual({ ancenaddv: 'price' });
  expect(guess(field('price', '4.10'), field('price_with_vat', '5.00'))).toEqual({ price_with_vat: 'price' });
  expect(guess(field('retail_price', '9.90'), field('price', '5.00'))).toEqual({ price: 'price' });
});

it('distinguishes availability from stock', () => {
  expect(guess(field('zaloga', 'DA', 'NE'))).toEqual({ zaloga: 'availability' });
  expect(guess(field('zaloga', '0', '12'), field('stanje', '12'))).toEqual({ zaloga: 'stock' });
  expect(guess(field('StockStatus', 'instock'), field('Stock', '3'))).toEqual({
    StockStatus: 'availability',
    Stock: 'stock',
  });
});

it('does not map the name of a brand or a group to that of the product', () => {
  expect(guess(field('VENDOR_NAME', 'Savica'), field('GROUP_NAME', 'Diski'))).toEqual({
    VENDOR_NAME: 'brand',
    GROUP_NAME: 'categoryPath',
  });
});

it('suggests a field whose values are ids of categories that the file lists', () => {
  const tree: Record<string, string> = { 12: 'Vrt > Orodje', 15: 'Vrt > Semena' };
  const fields = [
    field('ime', 'Grablje', 'Bazilika'),
    field('kategorijaId', '12', '15'),
    // the same numbers without evidence that they are categories
    field('teza', '12', '15'),
  ];
  const listed = { path: (id: string) => tree[id] ?? null };
  expect(guessMapping(fields, listed)).toContainEqual({
    path: 'kategorijaId',
    target: 'categoryPath',
    label: null,
  });
  expect(guess(...fields)).toEqual({ ime: 'name' });
});

describe('runners-up', () => {
  it('are other fields that may have the same meaning, the likeliest first', () => {
    const fields = [
      field('naziv', 'Grablje', 'Bazilika'),
      field('naslov', 'Grablje za listje', 'Bazilika v lončku'),
      field('cena', '12,90', '2,40'),
      field('redna cena', '15,90', '2,90'),
      field('nabavna cena', '7,00', '1,10'),
      field('ean', '4006381333931', '9780306406157'),
      field('barkoda', '4006381333931', '9780306406157'),
    ];
    const ranked = rankedPaths(fields);
    expect(ranked.name).toEqual(['naziv', 'naslov']);
    expect(ranked.price).toEqual(['cena', 'redna cena']);
    // of codes all fields are used
    expect(ranked.eans).toBeUndefined();
  });

  it('are missing where one field alone may have a meaning', () => {
    expect(rankedPaths([field('naziv', 'Grablje'), field('opis', 'Za listje')])).toEqual({});
  });
});
