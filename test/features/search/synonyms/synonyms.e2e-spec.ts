import { Katalog } from '../../../support/katalog.js';
import { searchCatalogue } from '../../../support/data/search-catalogue.js';

interface Answer {
  status: number;
  tag: string | null;
  body: {
    id: number;
    words: string[];
    meanings: string[];
    errors: Record<string, string>;
    current: object;
  };
}

const katalog = await Katalog.use({ worker: false });
const store = await katalog.store();
const platform = await katalog.signedInAs('super_admin');
await katalog.sell(store, ...searchCatalogue());
const codes = new Map(
  searchCatalogue().flatMap(({ productCode, name }) =>
    Object.values(name!).map((text) => [text, productCode!]),
  ),
);

describe('synonyms', () => {
  afterEach(async () => {
    for (const { id } of await platform.read<{ id: number }[]>('/api/synonyms?limit=100'))
      await platform.send('DELETE', `/api/synonyms/${id}`);
  });

  const send = async (
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer> => {
    const response = await platform.send(method, `/api/synonyms${path}`, body, headers);
    const text = await response.text();
    const tag = response.headers.get('etag');
    return { status: response.status, tag, body: (text ? JSON.parse(text) : null) as Answer['body'] };
  };
  const add = async (fields: object) => {
    const { status, body } = await send('POST', '', fields);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  };
  const search = async (words: string, locale: 'sl' | 'en' = 'sl', query = '') => {
    const base = locale === 'sl' ? '/iskanje/izdelki/rezultati' : '/en/search/products/results';
    const path = `${base}/${encodeURIComponent(words)}${query}`;
    return (await katalog.visitor().page(path, 'products/search')).props;
  };
  const codesOf = ({ list }: Awaited<ReturnType<typeof search>>) =>
    list.cards.map(({ name }) => codes.get(name.text));
  const hits = async (...asked: Parameters<typeof search>) => codesOf(await search(...asked));

  describe('in a search', () => {
    it('find each other at once, in any form, until they are deleted', async () => {
      expect(await hits('notesnik')).toEqual([]);
      const { id } = await add({ words: ['prenosnik', 'notesnik'] });
      for (const words of ['notesnik', 'Notesniki', 'notesnikov'])
        expect(await hits(words)).toEqual(['PRE-1', 'NAH-1']);
      expect(await hits('notesnik orbiq')).toEqual(['PRE-1']);
      await send('PUT', `/${id}`, { words: ['tipkalnik', 'notesnik'] });
      expect(await hits('notesnik')).toEqual([]);
      await send('DELETE', `/${id}`);
      await add({ words: ['notesnik'], meanings: ['prenosnik'] });
      expect(await hits('notesnik')).toEqual(['PRE-1', 'NAH-1']);
    });

    it('are ranked below exact matches, however popular', async () => {
      const table = await katalog.idOf(store, 'MIZ-1');
      await katalog.rows('update catalogue_offers set popularity = 9 where offer_id = $1', [table]);
      await add({ words: ['miza', 'stol'] });
      expect(await hits('miza')).toEqual(['MIZ-1', 'STO-1']);
      expect(await hits('stol')).toEqual(['STO-1', 'MIZ-1']);
      expect(await hits('stoli')).toEqual(['STO-1', 'MIZ-1']);
    });

    it('may be one-way', async () => {
      await add({ words: ['obuvalo'], meanings: ['čevelj', 'copat'] });
      expect((await hits('obuvala')).sort()).toEqual(['CEV-1', 'CEV-2', 'CEV-3', 'COP-1']);
      expect(await hits('copati')).toEqual(['COP-1']);
    });

    it('may be phrases of adjacent words', async () => {
      await add({ words: ['mobilni aparat', 'pametni telefon'] });
      expect(await hits('mobilni aparat')).toEqual(['TEL-1']);
      expect(await hits('orbiq mobilnega aparata')).toEqual(['TEL-1']);
      expect((await search('mobilni orbiq aparat')).missing).toEqual(['mobilni', 'aparat']);
      expect(await hits('mobilni')).toEqual([]);
      await add({ words: ['beli napitek'], meanings: ['kava v zrnju', 'zeleni čaj'] });
      expect((await hits('beli napitek')).sort()).toEqual(['CAJ-1', 'KAV-1']);
    });

    it('apply in the language of the page only', async () => {
      await add({ language: 'en', words: ['sneaker', 'shoe'] });
      expect((await hits('sneakers', 'en')).sort()).toEqual(['CEV-1', 'CEV-2', 'CEV-3']);
      expect(await hits('sneakers')).toEqual([]);
      const count = async (locale: string) =>
        (
          await katalog.visitor().read<{
            count: number;
          }>(`/api/products?query=sneaker&locale=${locale}`)
        ).count;
      expect([await count('en'), await count('sl')]).toEqual([3, 0]);
    });

    it('are shown, and can be disabled by a link or by quotation marks', async () => {
      await add({ words: ['svetilka', 'kava'] });
      const { expanded, results } = await search('kava');
      expect(expanded).toEqual({
        meanings: ['svetilka'],
        literalUrl: '/iskanje/izdelki/rezultati/kava?literal=1',
      });
      expect(results.count).toBe(5);
      expect((await search('kava')).marks).toEqual(expect.arrayContaining(['kava', 'svetilka']));
      const page = await katalog.visitor().document('/iskanje/izdelki/rezultati/kava');
      expect(page.text).toContain('Tudi zadetki za: svetilka');
      expect(page.links.has(expanded!.literalUrl)).toBe(true);
      for (const literal of [await search('kava', 'sl', '?literal=1'), await search('„kava“')]) {
        expect(literal).toMatchObject({ expanded: null, results: { count: 2 } });
        expect(codesOf(literal).sort()).toEqual(['KAV-1', 'SKO-1']);
      }
    });

    it('are not corrected, except for their own spelling mistakes', async () => {
      await add({ words: ['torbnik', 'nahrbtnik'] });
      expect(await search('torbnik')).toMatchObject({
        corrected: null,
        expanded: { meanings: ['nahrbtnik'] },
      });
      expect(await search('trobnik')).toMatchObject({
        corrected: { text: 'torbnik' },
        results: { count: 1 },
      });
      // no redirect while a person types
      const headers = { 'x-suggest-query': encodeURIComponent('torbn') };
      const { suggestions } = await katalog
        .visitor()
        .reload('/', 'storefront/home', ['suggestions'], headers);
      expect(suggestions!.texts).toEqual([]);
      headers['x-suggest-query'] = 'torbnik';
      const whole = await katalog.visitor().reload('/', 'storefront/home', ['suggestions'], headers);
      expect(whole.suggestions!.products.map(({ name }) => codes.get(name.text))).toEqual(['NAH-1']);
    });

    it('count as matches when nothing has all words', async () => {
      await add({ words: ['notesnik', 'prenosnik'] });
      const { notices, list } = await search('notesnik skodelica');
      expect(notices.at(-1)).toContain(': notesnik, skodelica');
      const found = list.cards.map(({ name }) => codes.get(name.text));
      expect(found.sort()).toEqual(['NAH-1', 'PRE-1', 'SKO-1', 'SKO-2']);
    });

    it('do not affect the search of stores’ own lists', async () => {
      await add({ words: ['notesnik', 'prenosnik'] });
      const answer = await store.admin.get('/api/products?query=notesnik&status=active');
      expect(await answer.json()).toMatchObject({ count: 0 });
    });
  });

  describe('are kept', () => {
    it('with reads that can be written back, versions, and entries in the audit log', async () => {
      const { id } = await add({ words: [' torba ', 'vreča'], meanings: [] });
      const { body: given, tag } = await send('GET', `/${id}`);
      expect(given).toMatchObject({ language: 'sl', words: ['torba', 'vreča'], meanings: [] });
      expect((await send('PUT', `/${id}`, given, { 'if-match': tag! })).body).toEqual(given);
      const changed = { ...given, words: ['torba', 'vreča', 'cekar'] };
      expect((await send('PUT', `/${id}`, changed, { 'if-match': tag! })).status).toBe(200);
      const stale = await send('PUT', `/${id}`, given, { 'if-match': tag! });
      expect([stale.status, stale.body.current]).toEqual([412, expect.objectContaining({ id })]);
      expect((await send('DELETE', `/${id}`, undefined, { 'if-match': tag! })).status).toBe(412);
      expect((await send('DELETE', `/${id}`)).status).toBe(204);
      expect((await send('GET', `/${id}`)).status).toBe(404);
      const entries = await katalog.rows(
        `select action, object_name as name, after from audit_entries where object_kind = 'synonym' and object_id = $1 order by id`,
        [String(id)],
      );
      expect(entries).toEqual([
        {
          action: 'synonym.created',
          name: 'torba, vreča',
          after: { language: 'sl', words: 'torba, vreča', meanings: null },
        },
        { action: 'synonym.updated', name: 'torba, vreča, cekar', after: { words: 'torba, vreča, cekar' } },
        { action: 'synonym.deleted', name: 'torba, vreča, cekar', after: null },
      ]);
    });

    it('once for a repeated idempotency key', async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const first = await send('POST', '', { words: ['kapa', 'čepica'] }, headers);
      expect(await send('POST', '', { words: ['kapa', 'čepica'] }, headers)).toEqual(first);
      expect(await katalog.rows('select id from synonyms')).toHaveLength(1);
    });

    it('alphabetically, found by parts and by language', async () => {
      for (const words of [
        ['šal', 'ruta'],
        ['čopič', 'pinzela'],
        ['sito', 'cedilo'],
      ])
        await add({ words });
      await add({ language: 'en', words: ['scarf', 'shawl'] });
      const list = async (query: string) => {
        const response = await platform.get(`/api/synonyms?${query}`);
        const found = (await response.json()) as { words: string[] }[];
        return [found.map(({ words }) => words[0]), response.headers.get('x-total-count')];
      };
      expect(await list('')).toEqual([['čopič', 'sito', 'šal', 'scarf'], '4']);
      expect(await list('limit=1&page=2')).toEqual([['sito'], '4']);
      expect(await list('query=cedil')).toEqual([['sito'], '1']);
      expect(await list('language=en')).toEqual([['scarf'], '1']);
      expect((await platform.get('/api/synonyms?colour=red')).status).toBe(400);
    });

    it.each([
      ['nothing', {}, 'words'],
      ['one word alone', { words: ['omara'] }, 'words'],
      ['no word at all', { words: ['omara', '!!!'] }, 'words'],
      ['five words', { words: ['omara', 'a b c d e'] }, 'words'],
      ['what is more words to a search than to the eye', { words: ['omara', 'disk 3½ palca'] }, 'words'],
      ['two phrases in one', { words: ['omara, kredenca', 'skrinja'] }, 'words'],
      ['what is too long', { words: ['omara', 'a'.repeat(61)] }, 'words'],
      ['markup', { words: ['omara', '<b>krepko</b>'] }, 'words'],
      ['forms of one word', { words: ['omara', 'omare'] }, 'words'],
      ['too many', { words: Array.from({ length: 21 }, (_, n) => `beseda${n}`) }, 'words'],
      ['its own meaning', { words: ['omara'], meanings: ['omare'] }, 'meanings'],
      ['another language', { language: 'de', words: ['a', 'b'] }, 'language'],
    ])('but not with %s', async (_, body, field) => {
      const { status, body: problem } = await send('POST', '', body);
      expect([status, Object.keys(problem.errors)]).toEqual([422, [field]]);
      expect(await katalog.rows('select id from synonyms')).toEqual([]);
    });

    it('with each phrase of a language in one place', async () => {
      const { id } = await add({ words: ['majica', 'T-shirt'] });
      const taken = await send('POST', '', { words: ['jopa', 'majice'] });
      expect([taken.status, taken.body.errors]).toEqual([
        409,
        {
          words: 'Beseda »majice« že ima drugo sopomenko (majica, T-shirt). Dopolnite tisto sopomenko.',
        },
      ]);
      expect((await send('PUT', `/${id}`, { words: ['majica', 't shirt', 'polo'] })).status).toBe(200);
      await add({ language: 'en', words: ['majica', 'shirt'] });
      // two at once
      const both = await Promise.all(
        ['hlače', 'hlačke'].map((word) => send('POST', '', { words: ['dokolenke', word] })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    });
  });

  describe('are written atomically', () => {
    const stored = () =>
      katalog.rows(
        `select (select json_agg(s order by id) from synonyms s) as synonyms,
           (select json_agg(p order by synonym_id, stems) from synonym_phrases p) as phrases,
           (select count(*) from audit_entries where object_kind = 'synonym') as entries`,
      );

    // one shows a write without its entry, the other an entry without its write
    it.each(['audit_entries', 'synonyms'])('when %s fails at the end of the transaction', async (table) => {
      const { id } = await add({ words: ['prenosnik', 'notesnik'] });
      const before = await stored();
      await katalog.rows(
        `create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'too late'; end $$`,
      );
      try {
        await katalog.rows(
          `create constraint trigger fail_late after insert or update or delete on ${table}
           deferrable initially deferred for each row execute function fail_late()`,
        );
        const changes = [
          ['POST', '', { words: ['miza', 'pult'] }],
          ['PUT', `/${id}`, { words: ['tipkalnik', 'notesnik'] }],
          ['DELETE', `/${id}`],
        ] as const;
        for (const [method, path, body] of changes) {
          expect([method, (await send(method, path, body)).status]).toEqual([method, 500]);
          expect([method, await stored()]).toEqual([method, before]);
        }
      } finally {
        await katalog.rows('drop function fail_late cascade');
      }
      expect(await hits('notesnik')).toEqual(['PRE-1', 'NAH-1']);
    });
  });

  describe('have a view of the statistics', () => {
    const VIEW = '/administracija/statistika?view=synonyms';
    const page = (path = VIEW) => platform.page(path, 'statistics/index');

    it('that selects no language for a new one, because the screen may be in another', async () => {
      for (const path of [VIEW, '/en/admin/statistics?view=synonyms'])
        expect((await page(`${path}&new=1`)).props.form).toMatchObject({ language: null });
      const form = { language: null, words: 'backpack\nrucksack', meanings: '' };
      const { url } = (await page(`${VIEW}&new=1`)).props.form!;
      await platform.submit('POST', url, form, { from: `${VIEW}&new=1` });
      expect((await page()).props.synonyms!.rows).toEqual([]);
    });

    it('in which they are added, changed and deleted', async () => {
      const { props } = await page(`${VIEW}&new=1&language=en&term=backpack`);
      expect(props.form).toMatchObject({ id: null, version: null, language: 'en', words: 'backpack' });
      const form = { language: 'en', words: 'backpack\n rucksack ,\n', meanings: '' };
      const done = await platform.submit('POST', props.form!.url, form);
      expect([done.status, done.headers.get('location')]).toEqual([303, VIEW]);
      const [row] = (await page()).props.synonyms!.rows;
      expect(row).toMatchObject({ language: 'en', words: ['backpack', 'rucksack'], meanings: [] });

      const { form: known } = (await page(row!.url)).props;
      expect(known).toMatchObject({ id: row!.id, words: 'backpack\nrucksack' });
      const change = { ...form, meanings: 'bag', _version: known!.version };
      expect((await platform.submit('PUT', known!.url, change)).status).toBe(303);
      const again = await platform.submit('PUT', known!.url, { ...form, _version: known!.version });
      expect(again.status).toBe(303);
      const kept = (await page(row!.url)).props;
      expect(kept.errors).toHaveProperty('_version');
      expect(kept.form).toMatchObject({ meanings: 'bag' });

      expect((await platform.submit('DELETE', row!.deleteUrl)).status).toBe(303);
      expect((await page()).props.synonyms).toMatchObject({ rows: [], count: 0, resetUrl: null });
    });

    it('with errors beside the field', async () => {
      await platform.get(VIEW);
      const answer = await platform.submit('POST', '/administracija/statistika/sopomenke', {
        language: 'sl',
        words: 'sama',
        meanings: '',
      });
      expect(answer.status).toBe(303);
      const { errors } = (await page()).props;
      expect(errors).toEqual({
        words: 'Vpišite vsaj dve besedi ali izpolnite polje »Iskanje najde tudi«.',
      });
    });

    it('that the audit log links to', async () => {
      const { id } = await add({ words: ['plašč', 'površnik'] });
      const { entries } = (await platform.page('/administracija/dnevnik?kind=synonym', 'audit/index')).props;
      expect(entries[0]).toMatchObject({
        objectUrl: `/administracija/statistika?view=synonyms&edit=${id}`,
        actionText: 'Dodajanje sopomenke',
      });
      expect((await page(entries[0]!.objectUrl!)).props.form).toMatchObject({ id });
    });
  });
});
