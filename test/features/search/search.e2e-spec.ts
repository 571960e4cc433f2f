import { Katalog } from '../../support/katalog.js';
import { BARCODES, searchCatalogue } from '../../support/data/search-catalogue.js';
import type { Visitor } from '../../support/browser/visitor.js';

/** Typed texts, and the codes of the hits that must come first, in any order among themselves. */
const SLOVENIAN: [query: string, first: string[]][] = [
  // words, in any order, in any case, with or without diacritics
  ['čevelj triglav', ['CEV-1']],
  ['Triglav ČEVELJ', ['CEV-1']],
  ['cevelj pohodniski', ['CEV-1']],
  ['kavo za skodelica', ['SKO-1']],
  ['hrastovine miza jedilna', ['MIZ-1']],
  // forms of a word
  ['čevlji', ['CEV-2', 'CEV-1', 'CEV-3']],
  ['čevelj', ['CEV-1', 'CEV-2', 'CEV-3']],
  ['čevljev', ['CEV-3', 'CEV-1', 'CEV-2']],
  ['čevlje', ['CEV-1', 'CEV-2', 'CEV-3']],
  ['otroških čevljev', ['CEV-2']],
  ['skodelice', ['SKO-1', 'SKO-2']],
  ['skodelic', ['SKO-2', 'SKO-1']],
  ['lonci', ['LON-1', 'LON-2']],
  ['lonec', ['LON-1', 'LON-2']],
  ['litoželezne lonce', ['LON-1']],
  ['svetilke', ['SVE-1', 'SVE-2']],
  ['namizno svetilko', ['SVE-1']],
  ['odej', ['ODE-1']],
  ['mize', ['MIZ-1']],
  ['stoli', ['STO-1']],
  ['pisarniških stolov', ['STO-1']],
  ['ogledala', ['OGL-1']],
  ['ure', ['URA-1']],
  ['slušalk', ['SLU-1', 'SLU-2']],
  ['brezžičnih slušalk', ['SLU-1']],
  ['telefoni', ['TEL-1', 'TEL-2']],
  ['pametnega telefona', ['TEL-1']],
  ['prenosniki', ['PRE-1', 'NAH-1']],
  ['nahrbtniki', ['NAH-1']],
  ['copate', ['COP-1']],
  ['baterija', ['BAT-1']],
  ['bele skodelice', ['SKO-1']],
  ['televizorji', ['TVS-1']],
  ['zložljive lestve', ['LES-1']],
  ['igra otroci', ['IGR-1']],
  ['temne čokolade', ['COK-1']],
  // products of a named category come before those that only sound similar, or are made for it
  ['medu', ['MED-1']],
  ['kape', ['KAP-1', 'OBE-1']],
  ['kapo', ['KAP-1']],
  ['kapa sneg', ['KAP-1']],
  ['obešalnik za kape', ['OBE-1']],
  // while a person types
  ['pren', ['PRE-1', 'NAH-1']],
  ['skod', ['SKO-1', 'SKO-2']],
  ['zeleni ča', ['CAJ-1']],
  ['orb x5', ['TEL-1']],
  // mistakes
  ['cevjli', ['CEV-2']],
  ['slusakle', ['SLU-1', 'SLU-2']],
  ['svetlika', ['SVE-1', 'SVE-2']],
  ['prenosink', ['PRE-1']],
  ['nahrbnik', ['NAH-1']],
  ['ogledlo', ['OGL-1']],
  ['pohodniske hlcae', ['HLA-1']],
  ['cokolda', ['COK-1']],
  ['majce', ['MAJ-1']],
  // spaces too many or too few
  ['telefon 128gb', ['TEL-1']],
  ['lonec 24cm', ['LON-1']],
  ['med 900g', ['MED-1']],
  ['orbiq x 5', ['TEL-1']],
  ['brez žične slušalke', ['SLU-1']],
  ['pre nosnik', ['PRE-1', 'NAH-1']],
  ['brezžičneslušalke', ['SLU-1']],
  ['zelenicaj', ['CAJ-1']],
  // measures in other units, in words, and small words that names do without
  ['med 900 gramov', ['MED-1']],
  ['med 0,9 kg', ['MED-1']],
  ['lonec 240 mm', ['LON-1']],
  ['ogledalo 0,6 metra', ['OGL-1']],
  ['14-palčni prenosnik', ['PRE-1']],
  ['jakna za dež', ['JAK-1']],
  ['komplet za lonce', ['LON-2']],
  ['prenosnik z 14 palci', ['PRE-1']],
  ['lonec velikost 24 cm', ['LON-1']],
  // a material or a purpose, as another part of speech
  ['volneni copati', ['COP-1']],
  ['odeja iz volne', ['ODE-1']],
  ['otroška igra', ['IGR-1']],
  ['čevlji za otroke', ['CEV-2']],
  ['noži za kuhinjo', ['NOZ-1']],
  ['majica iz bombaža', ['MAJ-1']],
  // brands, with mistakes too
  ['Orbiq', ['TEL-1', 'PRE-1']],
  ['orbik', ['TEL-1', 'PRE-1']],
  ['prazarna vogal', ['KAV-1']],
  ['savica skodelica', ['SKO-1', 'SKO-2']],
  // words with the same meaning
  ['notesniki', ['PRE-1', 'NAH-1']],
  ['orbiq notesnik', ['PRE-1']],
  ['notsnik', ['PRE-1', 'NAH-1']],
  ['mobilnega aparata', ['TEL-1']],
  ['obuvalo', ['CEV-1', 'CEV-2', 'CEV-3', 'COP-1']],
  // codes
  ['CAJ-2', ['CAJ-2']],
  ['caj 1', ['CAJ-1']],
  ['tel-2', ['TEL-2']],
];
const ENGLISH: typeof SLOVENIAN = [
  ['hiking shoe', ['CEV-1']],
  ['shoes', ['CEV-2', 'CEV-1', 'CEV-3']],
  ['coffee cups', ['SKO-1']],
  ['pots', ['LON-2', 'LON-1']],
  ['lamps', ['SVE-1', 'SVE-2']],
  ['blankets', ['ODE-1']],
  ['tables', ['MIZ-1']],
  ['mirrors round', ['OGL-1']],
  ['battery', ['BAT-1']],
  ['headphone', ['SLU-2', 'SLU-1']],
  ['wireles headfones', ['SLU-1']],
  ['smartpone', ['TEL-1']],
  ['laptops', ['PRE-1', 'NAH-1']],
  ['chocolat', ['COK-1']],
  ['trouser', ['HLA-1']],
  ['tea', ['CAJ-1']],
  ['hats', ['KAP-1']],
  ['hat', ['KAP-1']],
  ['kitchen knife', ['NOZ-1']],
  ['child game', ['IGR-1']],
  ['sneakers', ['CEV-1', 'CEV-2', 'CEV-3']],
  ['orbiq cell phone', ['TEL-1']],
  ['smart phone', ['TEL-1']],
  ['back packs', ['NAH-1']],
  ['mirror 60cm', ['OGL-1']],
  ['coffeecup', ['SKO-1']],
  ['greentea', ['CAJ-1']],
  ['mirror 600 mm', ['OGL-1']],
  ['honey 0.9 kilograms', ['MED-1']],
  ['14" laptop', ['PRE-1']],
  ['case for headphones', ['SLU-2']],
  ['case for hedphones', ['SLU-2']],
  ['backpack for a laptop', ['NAH-1']],
];
const SYNONYMS = [
  { language: 'sl', words: ['prenosnik', 'notesnik'] },
  { language: 'sl', words: ['mobilni aparat', 'pametni telefon'] },
  { language: 'sl', words: ['obuvalo'], meanings: ['čevelj', 'copat'] },
  { language: 'en', words: ['sneaker', 'shoe'] },
  { language: 'en', words: ['cell phone', 'smartphone'] },
];

const katalog = await Katalog.use({ worker: false });
const store = await katalog.store();
await katalog.category({ sl: 'Svetilke', en: 'Lamps' });
await katalog.category({ sl: 'Elektronika', en: 'Electronics' });
await katalog.category({ sl: 'Med', en: 'Honey' });
await katalog.category({ sl: 'Kape', en: 'Hats' });
await katalog.sell(store, ...searchCatalogue());
const platform = await katalog.signedInAs('super_admin');
for (const synonym of SYNONYMS) {
  const { status } = await platform.send('POST', '/api/synonyms', synonym);
  if (status !== 201) throw new Error(`Synonym: ${status}`);
}
const codes = new Map(
  searchCatalogue().flatMap(({ productCode, name }) =>
    Object.values(name!).map((text) => [text, productCode!]),
  ),
);

describe('a search', () => {
  const search = async (words: string, locale: 'sl' | 'en' = 'sl') => {
    const base = locale === 'sl' ? '/iskanje/izdelki/rezultati' : '/en/search/products/results';
    return (await katalog.visitor().page(`${base}/${encodeURIComponent(words)}`, 'products/search')).props;
  };
  const hits = async (words: string, locale: 'sl' | 'en' = 'sl') =>
    (await search(words, locale)).list.cards.map(({ name }) => codes.get(name.text));

  describe.each([
    ['sl', SLOVENIAN],
    ['en', ENGLISH],
  ] as const)('in %s', (locale, queries) => {
    it.each(queries)('for %s finds %j first', async (query, first) => {
      const found = await hits(query, locale);
      expect(found.slice(0, first.length).sort()).toEqual([...first].sort());
    });
  });

  it('puts what is spelt just so before other forms of it', async () => {
    expect((await hits('čevlji'))[0]).toBe('CEV-2');
    expect((await hits('čevljev'))[0]).toBe('CEV-3');
    expect((await hits('lonec'))[0]).toBe('LON-1');
  });

  it.each([
    ['as it is printed', '3838900000014', 'SVE-2'],
    ['in groups', '3 838900 000021', 'MED-1'],
    ['with 14 digits', '03838900000014', 'SVE-2'],
  ])('finds a bar code %s, and nothing else', async (_, code, found) => {
    expect(Object.keys(BARCODES)).toContain(found);
    expect(await hits(code)).toEqual([found]);
  });

  it('takes a unit for a unit, and for no beginning of a word', async () => {
    expect(await hits('lonec 24 cm')).toEqual(['LON-1']);
    expect(await search('lonec 24 l')).toMatchObject({ missing: ['24 l'] });
    expect(await search('et slušalke')).toMatchObject({ missing: ['et'] });
    expect(await hits('slušalke et')).toEqual(['SLU-2']);
  });

  describe('of a measure or without a word', () => {
    beforeAll(async () => {
      const named = [
        'Vijak Jelen 18, 12 V',
        'Vijak Detel, 18 V',
        'Okvir 40 x 60 cm',
        'Okvir Detel 60 x 80 x 20 cm',
      ];
      const offers = named.map((name, n) => ({ productCode: `MER-${n}`, name }));
      await katalog.sell(await katalog.store('Merila'), ...offers);
    });
    const names = async (query: string) => (await search(query)).list.cards.map(({ name }) => name.text);

    it.each([
      ['vijak 18 V', ['Vijak Detel, 18 V']],
      ['vijak 18v', ['Vijak Detel, 18 V']],
      ['vijak 12 V', ['Vijak Jelen 18, 12 V']],
      ['okvir 40 cm', ['Okvir 40 x 60 cm']],
      ['okvir 20 cm', ['Okvir Detel 60 x 80 x 20 cm']],
      ['okvir 80 cm', ['Okvir Detel 60 x 80 x 20 cm']],
      ['vijak -detel', ['Vijak Jelen 18, 12 V']],
      ['vijaki -detla', ['Vijak Jelen 18, 12 V']],
      ['okvir -detel -jelen', ['Okvir 40 x 60 cm']],
      ['-detel vijak', ['Vijak Jelen 18, 12 V']],
      ['-detel -vijak', ['Okvir Detel 60 x 80 x 20 cm']],
      ['okvir - detel', ['Okvir Detel 60 x 80 x 20 cm']],
      ['„vijak -detel“', ['Vijak Detel, 18 V']],
    ])('%s finds %j', async (query, found) => {
      expect(await names(query)).toEqual(found);
    });

    it('reads an amount as the language of the name writes it, also once the name is in the other one', async () => {
      const store = await katalog.store('Jezikovnica');
      const [whole, grouped] = ['Grelnik Sraka 1500 W', 'Grelnik Šoja 1.500 W'];
      await katalog.sell(store, { productCode: 'GRE-1', name: whole });
      const id = await katalog.sellOne(store, { productCode: 'GRE-2', name: grouped });
      expect((await names('grelnik 1,5 kW')).sort()).toEqual([whole, grouped]);
      const translations = { name: { sl: null, en: grouped } };
      const moved = await store.admin.send('PUT', `/api/products/${id}`, { translations });
      expect(moved.status).toBe(200);
      expect(await names('grelnik 1,5 kW')).toEqual([whole]);
    });

    it('leads nowhere with what was not wished for', async () => {
      const { list, missing, notices, marks } = await search('vijak lestev -detel');
      expect(list.cards.map(({ name }) => name.text).sort()).toEqual([
        'Vijak Jelen 18, 12 V',
        'Zložljiva lestev',
      ]);
      expect(missing).toEqual([]);
      expect(notices.at(-1)).toBe('V nobenem zadetku skupaj: vijak, lestev');
      expect(marks).not.toContain('detel');
      expect((await search('vijakk -orbiq')).corrected!.text).toBe('vijak -orbiq');
      expect((await search('vijak -orbiq')).recognised.brands).toEqual([]);
    });
  });

  it('says what it took for a mistake, and leads to the right words', async () => {
    const { corrected, query, results } = await search('otroski cevjli');
    expect(query).toBe('otroski cevjli');
    expect(corrected).toEqual({
      text: 'otroski čevlji',
      url: '/iskanje/izdelki/rezultati/otroski%20%C4%8Devlji',
      literalUrl: '/iskanje/izdelki/rezultati/otroski%20cevjli?literal=1',
    });
    const literal = await katalog.visitor().page(corrected!.literalUrl, 'products/search');
    expect(literal.props).toMatchObject({ corrected: null, results: { count: 0 } });
    expect(results.count).toBe(1);
    const page = await katalog.visitor().document('/iskanje/izdelki/rezultati/cevjli');
    expect(page.text).toContain('Za »cevjli« ni zadetkov. Prikazani so zadetki za: čevlji');
  });

  it('takes for no mistake what the catalogue has, and makes nothing of nonsense', async () => {
    for (const words of [
      'čevlji',
      'televizorji',
      'lestve',
      'skod',
      'CAJ-2',
      'xqzvwk',
      '!!!',
      "o'r \\ & | :*",
    ])
      expect([words, (await search(words)).corrected]).toEqual([words, null]);
    expect(await hits('xqzvwk')).toEqual([]);
  });

  it('says which related word it has looked for, and takes no other for a text in quotes', async () => {
    const { corrected } = await search('volneni copati');
    expect(corrected!.text).toBe('volne copati');
    expect(await search('»volneni copati«')).toMatchObject({ corrected: null, results: { count: 0 } });
    // a word of another category is not a replacement
    const [{ id }] = (await katalog.rows(`select id from categories where name ->> 'sl' = 'Kape'`)) as [
      { id: number },
    ];
    const within = `/iskanje/izdelki/rezultati/otroški čevlji?category=${id}`;
    const { props } = await katalog.visitor().page(within, 'products/search');
    expect(props).toMatchObject({ corrected: null, results: { count: 0 } });
  });

  it('takes a word that stands in the name of a category for no mistake, and leads there', async () => {
    const offers = [
      { productCode: 'KAR-1', name: 'Karo A5', category: 'Zvezki in mape' },
      { productCode: 'GUM-1', name: 'Gumar visoki', category: 'Obutev in torbe' },
      { productCode: 'GUM-2', name: 'Gumar nizki', category: 'Obutev in torbe' },
      { productCode: 'PON-1', name: 'Ponev Zrezek' },
    ];
    await katalog.category({ sl: 'Zvezki in mape', en: 'Notebooks and folders' });
    await katalog.category({ sl: 'Obutev in torbe', en: 'Shoes and bags' });
    await katalog.sell(await katalog.store(), ...offers);
    const { corrected, list, missing } = await search('črtan zvezek');
    expect({ corrected, missing }).toEqual({ corrected: null, missing: ['črtan'] });
    expect(list.cards.map(({ name }) => name.text)).toEqual(['Karo A5']);
    expect((await search('zvezki')).corrected).toBeNull();
    expect((await search('zrezki')).results.count).toBe(1);
  });

  it('is led to what its text says, without markup and not too long', async () => {
    const form = (text: string) =>
      katalog.visitor().get(`/iskanje/izdelki/rezultati?query=${encodeURIComponent(text)}`);
    const target = async (text: string) => decodeURIComponent((await form(text)).headers.get('location')!);
    expect(await target('<b>lonec</b> 24 cm')).toBe('/iskanje/izdelki/rezultati/lonec 24 cm');
    expect(await target('poceni lonec na zalogi')).toBe(
      '/iskanje/izdelki/rezultati/lonec?inStock=1&sort=price&typed=poceni+lonec+na+zalogi',
    );
    expect(await target('lonec '.repeat(60))).toBe(
      `/iskanje/izdelki/rezultati/${'lonec '.repeat(60).slice(0, 200).trim()}`,
    );
  });

  it('finds words in quotation marks beside each other and in their order, in one name', async () => {
    expect(await hits('„pohodniški čevelj“')).toEqual(['CEV-1']);
    expect(await hits('„POHODNISKI cevelj“ triglav')).toEqual(['CEV-1']);
    expect(await hits('„čevelj pohodniški“')).toEqual([]);
    expect(await hits('„pohodniški triglav“')).toEqual([]);
    expect(await hits('čevlji -„pohodniški čevelj“')).toEqual(['CEV-2', 'CEV-3']);
    // each part is corrected for itself
    expect((await search('„pohodniški čevelj“ trilgav')).corrected!.text).toBe('„pohodniški čevelj“ triglav');
    expect(await search('„pohodniski cevjel“ triglav')).toMatchObject({
      corrected: null,
      results: { count: 0 },
    });
  });

  it('corrects each word for itself', async () => {
    const { corrected, list, notices } = await search('cevjli prenosink');
    expect({ corrected: corrected!.text, notice: notices.at(-1) }).toEqual({
      corrected: 'čevlji prenosnik',
      notice: 'V nobenem zadetku skupaj: čevlji, prenosnik',
    });
    const found = list.cards.map(({ name }) => codes.get(name.text));
    expect(found.sort()).toEqual(['CEV-1', 'CEV-2', 'CEV-3', 'NAH-1', 'PRE-1']);
  });

  it('shows what has most of the words where nothing has them all, and says what is missing', async () => {
    const { list, missing, results } = await search('bela skodelica lonec');
    expect(list.cards.map(({ name }) => codes.get(name.text))).toEqual(['SKO-1']);
    expect({ missing, count: results.count }).toEqual({ missing: ['lonec'], count: 1 });
    const page = await katalog.visitor().document('/iskanje/izdelki/rezultati/bela%20skodelica%20lonec');
    expect(page.text).toContain('Neupoštevano: lonec');
    const apart = await katalog.visitor().document('/en/search/products/results/blanket%20mirror%20xqzvwk');
    expect(apart.text).toContain('Not considered: xqzvwk');
    expect(apart.text).toContain('Not found together: blanket, mirror');
    // a text in quotation marks must be found as a whole
    expect((await search('„bela skodelica lonec“')).results.count).toBe(0);
    const literal = '/iskanje/izdelki/rezultati/bela%20skodelica%20lonec?literal=1';
    const { props } = await katalog.visitor().page(literal, 'products/search');
    expect(props).toMatchObject({ missing: [], results: { count: 0 } });
  });

  it('shows the main categories if no word is known', async () => {
    const { categories, results, missing } = await search('xqzvwk');
    expect({ count: results.count, missing }).toEqual({ count: 0, missing: [] });
    expect(categories.map(({ name }) => name.text)).toContain('Elektronika');
  });

  it('recognises categories and brands in both languages', async () => {
    const named = await search('elektroniko orbiq');
    expect(named.recognised.categories.map(({ name }) => name.text)).toEqual(['Elektronika']);
    expect(named.recognised.brands).toEqual([
      { name: 'Orbiq', url: '/iskanje/izdelki/rezultati/elektroniko%20orbiq?brand=orbiq' },
    ]);
    const en = await search('electronics', 'en');
    expect(en.recognised.categories.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^\/en\/.*electronics/),
    ]);
    // nothing is shown there
    expect((await search('svetilke')).recognised.categories).toEqual([]);
  });

  it('leads first to what a text is about, not to what that is for', async () => {
    await katalog.category({ sl: 'Kolesa', en: 'Bicycles' });
    const gear = await katalog.category({ sl: 'Oprema za šport', en: 'Sports gear' });
    await katalog.category({ sl: 'Čelade', en: 'Helmets' }, gear);
    await katalog.category({ sl: 'Kolesarske čelade', en: 'Bicycle helmets' }, gear);
    const offers = ['Kolesa', 'Čelade', 'Kolesarske čelade'].map((category, place) => {
      return { productCode: `KOL-${place}`, name: `Izdelek ${place}`, category };
    });
    await katalog.sell(await katalog.store(), ...offers);
    const named = async (text: string, locale?: 'en') =>
      (await search(text, locale)).recognised.categories.map(({ name }) => name.text);
    expect(await named('rdeča čelada za kolesa')).toEqual(['Čelade', 'Kolesa']);
    expect(await named('kolesa s čelado')).toEqual(['Kolesa', 'Čelade']);
    expect(await named('red bicycle helmet', 'en')).toEqual(['Bicycle helmets', 'Helmets', 'Bicycles']);
    expect(await named('helmet for a bicycle', 'en')).toEqual(['Bicycle helmets', 'Helmets', 'Bicycles']);
    expect(await named('helmets', 'en')).toEqual(['Helmets']);
  });

  it('finds the products of a category that is named, in either language', async () => {
    const { list } = await search('electronics elektronika', 'en');
    const shown = list.cards.map(({ name }) => codes.get(name.text)!);
    expect(shown.sort()).toEqual(['BAT-1', 'NAH-1', 'PRE-1', 'SLU-1', 'SLU-2', 'TEL-1', 'TEL-2', 'TVS-1']);
  });

  it('marks hits in the names', async () => {
    expect((await search('čevlji')).marks.sort()).toEqual(['cevelj', 'cevljev', 'cevlji']);
    expect((await search('čevlji z vezalkami')).marks).not.toContain('z');
    const response = await katalog.visitor().get('/iskanje/izdelki/rezultati/cevelj');
    expect(await response.text()).toMatch(/Pohodniški <mark>čevelj<\/mark> Triglav/);
  });

  it('is understood in the same way by the API and in a store’s own list', async () => {
    for (const [visitor, status] of [
      [katalog.visitor(), ''],
      [store.admin, '&status=active'],
    ] as const) {
      const answer = await visitor.get(`/api/products?query=skodelic${status}`);
      expect(await answer.json()).toMatchObject({ count: 2, products: [{}, {}] });
    }
  });

  it('takes a whole word for the beginning of others, too, of hidden products for their stores', async () => {
    const workshop = await katalog.store('Delavnica');
    await katalog.sell(workshop, { productCode: 'OBL-1', name: 'Mizarskonaročniški oblič' });
    const count = async (visitor: Visitor, status = '') => {
      return (
        await visitor.read<{ count: number }>(
          `/api/products?query=miza&company=${workshop.company.id}${status}`,
        )
      ).count;
    };
    expect(await count(katalog.visitor())).toBe(1);
    expect((await search('miza')).results.count).toBe(2);
    const id = await katalog.idOf(workshop, 'OBL-1');
    await workshop.admin.send('PATCH', `/api/products/${id}`, { status: 'inactive' });
    expect(await count(katalog.visitor())).toBe(0);
    expect(await count(workshop.admin, '&status=inactive')).toBe(1);
  });
});
