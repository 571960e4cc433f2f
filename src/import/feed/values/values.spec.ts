import { readAvailability, readCondition } from './availability.js';
import { namesToFind, readCategoryPath } from './category-path.js';
import { readPictures } from './pictures.js';
import { plainText } from '../../../core/text/text.js';
import { readWebAddress } from './web-address.js';
import { ending } from '../../../../test/support/ending.js';
import { onlyAddress } from './only-address.js';

describe('category paths', () => {
  it.each([
    ['Računalništvo > Prenosniki', ['Računalništvo', 'Prenosniki']],
    ['Dom>Vrt', ['Dom', 'Vrt']],
    [
      'Products &amp;gt; Бытовая техника &amp;gt; Стиральные машины',
      ['Бытовая техника', 'Стиральные машины'],
    ],
    ['A &gt; B', ['A', 'B']],
    ['Heureka.sk | Krása | Parfumy', ['Krása', 'Parfumy']],
    ['Trust\\PC Dodaci\\Slušalice', ['Trust', 'PC Dodaci', 'Slušalice']],
    ['A » B', ['A', 'B']],
    ['Κοσμήματα->Δαχτυλίδια->', ['Κοσμήματα', 'Δαχτυλίδια']],
    ['Dom / Vrt', ['Dom', 'Vrt']],
    ['Dom › Vrt', ['Dom › Vrt']],
    ['Dom :: Vrt', ['Dom :: Vrt']],
    ['Root Catalog > Default Category > Vrt', ['Root Catalog', 'Default Category', 'Vrt']],
    ['Domov > Trgovina > Čaji', ['Trgovina', 'Čaji']],
    ['Dom > Vrt > Trate; Dom > Terasa', ['Dom', 'Vrt', 'Trate; Dom', 'Terasa']],
    ['Nega > Kreme; losjoni > Roke', ['Nega', 'Kreme; losjoni', 'Roke']],
    ['Dom > Lonci, ponve > Lonci', ['Dom', 'Lonci, ponve', 'Lonci']],
    ['Dom;Vrt', ['Dom', 'Vrt']],
    ['TV/Audio > TV - Video', ['TV/Audio', 'TV - Video']],
    ['TV/Audio', ['TV/Audio']],
    ['Nega - obraz', ['Nega - obraz']],
    ['Dom/Vrt/Orodje', ['Dom', 'Vrt', 'Orodje']],
    ['Home > Dom > Dom >  > Vrt', ['Dom', 'Vrt']],
    ['Izdelki', ['Izdelki']],
    ['469', ['469']],
    ['', []],
  ])('%s', (text, path) => {
    expect(readCategoryPath(text)).toEqual(path);
  });

  it.each([
    ['Dom › Vrt', ['Dom', 'Vrt']],
    ['Dom → Vrt', ['Dom', 'Vrt']],
    ['Dom :: Vrt', ['Dom', 'Vrt']],
    ['Dom => Vrt', ['Dom', 'Vrt']],
    ['Root Catalog > Default Category > Vrt', ['Vrt']],
    ['Domov > Trgovina > Čaji', ['Čaji']],
    ['Dom > Vrt; Dom > Terasa', ['Dom', 'Vrt']],
    ['Dom > Vrt, Dom > Terasa', ['Dom', 'Vrt']],
    ['Dom > Vrt > Trate | Šport > Igre > Žoge', ['Dom', 'Vrt', 'Trate']],
    ['Nega > Kreme; losjoni > Roke', ['Nega', 'Kreme; losjoni', 'Roke']],
    ['Dom > Vrt | Orodje > Kosilnice', ['Dom', 'Vrt | Orodje', 'Kosilnice']],
    ['Dom > Lonci, ponve > Lonci', ['Dom', 'Lonci, ponve', 'Lonci']],
    ['Dom (novo > Vrt', ['Dom (novo', 'Vrt']],
    ['Root', ['Root']],
    ['::', ['::']],
  ])('are looked for in the tree as %s', (text, names) => {
    expect(namesToFind(readCategoryPath(text))).toEqual(names);
  });
});

describe('web addresses', () => {
  it.each([
    ['https://trgovina.example/a?b=1&c=2', 'https://trgovina.example/a?b=1&c=2'],
    ['https://trgovina.example/čevlji žametni', 'https://trgovina.example/%C4%8Devlji%20%C5%BEametni'],
    ['https://trgovina.example/%C4%8Devlji', 'https://trgovina.example/%C4%8Devlji'],
    ['https://trgovina.example/100%', 'https://trgovina.example/100%'],
    ['https://trgovina.example/?a=1&amp;b=2', 'https://trgovina.example/?a=1&b=2'],
    ['https://č.example/', 'https://xn--bea.example/'],
    ['www.trgovina.example/a', 'https://www.trgovina.example/a'],
    ['trgovina.si/a', 'https://trgovina.si/a'],
    ['moja.čajnica.si', 'https://moja.xn--ajnica-h2a.si/'],
    ['stran.php/a', null],
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['https://trgovina.example/a/../b', 'https://trgovina.example/b'],
    ['javascript:alert(1)', null],
    ['ftp://trgovina.example/a', null],
    ['data:image/png;base64,AAAA', null],
    ['https://user:password@trgovina.example/', null],
    ['/a', null],
    ['ni naslova', null],
    ['', null],
    [`https://trgovina.example/${'a'.repeat(2000)}`, null],
  ])('%s', (text, address) => {
    expect(readWebAddress(text)).toBe(address);
    if (address) expect(readWebAddress(address)).toBe(address);
  });

  it('completes relative ones with the base', () => {
    expect(readWebAddress('/medias/a b.jpg', 'https://shop.example/sl/x')).toBe(
      'https://shop.example/medias/a%20b.jpg',
    );
    expect(readWebAddress('javascript:alert(1)', 'https://shop.example/')).toBeNull();
  });
});

describe('pictures', () => {
  const BASE = 'https://shop.example/izdelek/1';

  it('parts joined addresses, drops repeated ones and stand-ins for nothing', () => {
    const texts = [
      'https://a.example/1,2.jpg,https://a.example/2.jpg;',
      'false',
      'https://a.example/2.jpg',
      '',
    ];
    expect(readPictures(texts, BASE)).toMatchObject({
      addresses: ['https://a.example/1,2.jpg', 'https://a.example/2.jpg'],
      invalid: null,
      relative: null,
    });
  });

  it('completes relative addresses and reports what is none', () => {
    expect(readPictures(['/medias/1.jpg', 'javascript:x'], BASE)).toMatchObject({
      addresses: ['https://shop.example/medias/1.jpg'],
      relative: '/medias/1.jpg',
      invalid: 'javascript:x',
    });
  });

  it.each([
    ['img/1.jpg,img/2.png?v=1;img/3.webp', ['1.jpg', '2.png?v=1', '3.webp']],
    ['/izdelek/img/1.jpg | /izdelek/img/2.jpg', ['1.jpg', '2.jpg']],
    ['img/w_300,h_300/1.jpg', ['w_300,h_300/1.jpg']],
    ['img/a,b/1.jpg?v=1.2, img/c d.png', ['a,b/1.jpg?v=1.2', 'c%20d.png']],
  ])('parts relative ones behind the ending of a picture: %s', (text, names) => {
    expect(readPictures([text], BASE).addresses).toEqual(
      names.map((name) => `https://shop.example/izdelek/img/${name}`),
    );
  });

  it.each([
    [
      '["https://a.example/1.jpg","https:\\/\\/a.example\\/2.jpg"]',
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    ],
    ['<img src="//a.example/1.jpg" alt="Čaj">', ['https://a.example/1.jpg']],
    [
      '["https://a.example/w_400,h_300/1.jpg","https://a.example/w_400,h_300/2.jpg"]',
      ['https://a.example/w_400,h_300/1.jpg', 'https://a.example/w_400,h_300/2.jpg'],
    ],
    [
      '[https://a.example/1,2.jpg,https://a.example/3.jpg, //a.example/4.jpg]',
      ['https://a.example/1,2.jpg', 'https://a.example/3.jpg', 'https://a.example/4.jpg'],
    ],
    [
      '<a href="https://a.example/page"><img alt="Čaj" src=\'https://a.example/w_400,h_300/1.jpg\'></a>',
      ['https://a.example/w_400,h_300/1.jpg'],
    ],
    ['<a href="https://a.example/1.jpg">Čaj</a>', ['https://a.example/1.jpg']],
    [
      '<img src="data:image/gif;base64,R0lG" data-src="https://a.example/1.jpg">',
      ['https://a.example/1.jpg'],
    ],
    ['[]', []],
    ['slike.si/1.jpg,slike.si/2.jpg', ['https://slike.si/1.jpg', 'https://slike.si/2.jpg']],
  ])('finds them in other data and without a scheme: %s', (text, addresses) => {
    expect(readPictures([text], BASE)).toMatchObject({ addresses, invalid: null, relative: null });
  });

  it('parts addresses by blanks', () => {
    expect(readPictures(['https://a.example/1.jpg\n  https://a.example/2.jpg'], BASE).addresses).toHaveLength(
      2,
    );
  });

  it.each([
    ['a picture in base64', `/9j/${'4AAQSkZJ'.repeat(500_000)}`],
    ['a query without an end', `/1.jpg?${'v'.repeat(4_000_000)}`],
    ['beginnings of queries', '/1.jpg?'.repeat(500_000)],
    ['signs inside', `/1${',;|'.repeat(500_000)}x`],
    ['blanks', `/1${' x'.repeat(1_000_000)}`],
    ['beginnings of HTML', '<img src='.repeat(500_000)],
    ['blanks in HTML', `<img ${' src'.repeat(500_000)}${' '.repeat(1_000_000)}x`],
  ])('comes to the end of a long text: %s', (_, text) => {
    const { addresses, invalid } = ending(() => readPictures([text], BASE));
    expect(addresses).toHaveLength(0);
    expect(invalid === text).toBe(true);
  });

  it('takes twenty', () => {
    const texts = Array.from({ length: 30 }, (_, index) => `https://a.example/${index}.jpg`);
    const { addresses, tooMany } = readPictures(texts, BASE);
    expect([addresses.length, tooMany]).toEqual([20, true]);
  });
});

describe('names', () => {
  it.each([
    ['  Zeleni\n čaj\u00a0 ', 'Zeleni čaj'],
    ['<b>Čaj</b> &#8211; zeleni', 'Čaj – zeleni'],
    ['Kabel <3 m', 'Kabel <3 m'],
    ['A\u200b\u0085B', 'AB'],
    ['Čaj', 'Čaj'],
  ])('%j', (text, name) => {
    expect(plainText(text)).toBe(name);
  });
});

describe('words for availability and condition', () => {
  it.each([
    ['in_stock', 'in_stock'],
    ['In Stock', 'in_stock'],
    ['https://schema.org/InStock', 'in_stock'],
    ['http://schema.org/OutOfStock', 'out_of_stock'],
    ['available', 'in_stock'],
    ['Y', 'in_stock'],
    ['Na zalogi', 'in_stock'],
    ['Na zalogi!', 'in_stock'],
    ['Na zalogi: da', 'in_stock'],
    ['Na zalogi v skladišču', 'in_stock'],
    ['Ni dobavljivo', 'out_of_stock'],
    ['Ukinjeno.', 'out_of_stock'],
    ['soldout', 'out_of_stock'],
    ['Kmalu na zalogi', 'backorder'],
    ['Na zalogi pri distributerju', 'backorder'],
    ['Ni na zalogi', 'out_of_stock'],
    ['no', 'out_of_stock'],
    ['Po naročilu', 'backorder'],
    ['pre-order', 'preorder'],
    ['kmalu', 'preorder'],
    ['Na zalogi, dobava 1-2 dni', 'in_stock'],
    ['Ni na zalogi (dobava neznana)', 'out_of_stock'],
    ['Na zalogi (0)', null],
    ['na voljo', 'in_stock'],
    ['Dolazi uskoro', 'preorder'],
    ['Nema na zalihi', 'out_of_stock'],
    ['Skladem', 'in_stock'],
    ['Vyprodáno', 'out_of_stock'],
    ['skladom', 'in_stock'],
    ['Nie je skladom', 'out_of_stock'],
    ['na objednávku', 'backorder'],
    ['Dostępny', 'in_stock'],
    ['brak w magazynie', 'out_of_stock'],
    ['Na zamówienie', 'backorder'],
    ['Raktáron', 'in_stock'],
    ['Nincs készleten', 'out_of_stock'],
    ['ELŐRENDELHETŐ', 'preorder'],
    ['Διαθέσιμο', 'in_stock'],
    ['ΜΗ ΔΙΑΘΕΣΙΜΟ', 'out_of_stock'],
    ['Κατόπιν παραγγελίας', 'backorder'],
    ['na zalogi pri dobavitelju', 'backorder'],
    ['in_stock_limited', 'in_stock'],
    ['Na zalogi pri nas', 'in_stock'],
    ['Dostupno odmah', 'in_stock'],
    ['Nije dostupno', 'out_of_stock'],
    ['На стању', 'in_stock'],
    ['Нема на стању', 'out_of_stock'],
    ['Достапно', 'in_stock'],
    ['Нема на залиха', 'out_of_stock'],
    ['В наличии', 'in_stock'],
    ['Нет в наличии', 'out_of_stock'],
    ['Под заказ', 'backorder'],
    ['В наявності', 'in_stock'],
    ['Немає в наявності', 'out_of_stock'],
    ['En stock', 'in_stock'],
    ['Rupture de stock', 'out_of_stock'],
    ['Disponible', 'in_stock'],
    ['Agotado', 'out_of_stock'],
    ['Disponibile subito', 'in_stock'],
    ['Non in stock', 'out_of_stock'],
    ['In arrivo', 'backorder'],
    ['Nicht vorrätig', 'out_of_stock'],
    ['Vorbestellung', 'preorder'],
    ['Po predhodnem naročilu', 'backorder'],
    ['Na upit', 'unknown'],
    ['na zalogi pri sosedu', null],
    ['morda', null],
    ['Zaloga:', null],
    ['Na zalogi: -', null],
  ])('%s is %s', (text, availability) => {
    expect(readAvailability(text)).toBe(availability);
  });

  it.each([
    ['NEW', 'new'],
    ['Rabljeno', 'used'],
    ['refurbished', 'refurbished'],
    ['Nowy', 'new'],
    ['Używany', 'used'],
    ['bazar', 'used'],
    ['Repasovaný', 'refurbished'],
    ['kot nov', null],
    ['novo (obnovljeno)', null],
    ['New - open box', null],
    ['new/used', null],
    ['Novo, razstavni kos', null],
    ['New, like-new', null],
    ['novo - originalno zapakirano', 'new'],
    ['Novo (neodprto)', 'new'],
    ['new, never used', 'new'],
    ['rabljeno - kot novo', 'used'],
  ])('%s is %s', (text, condition) => {
    expect(readCondition(text)).toBe(condition);
  });
});

it('does not go over and over a link of HTML that has no end', () => {
  const endless = `<a ${'href='.repeat(990)}`;
  const signs = `https://caj.si/${',;'.repeat(2000)}`;
  const links = ending(() => Array.from({ length: 100 }, () => [endless, signs].map(onlyAddress)));
  expect(links.at(-1)).toEqual([endless, signs].map((address) => ({ address, others: false })));
});
