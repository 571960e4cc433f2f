import type { CategoryJson } from '../../../src/categories/category.json.js';
import { useApp } from '../../support/app.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';

interface Problem {
  code: string;
  title: string;
  values?: Record<string, number>;
  errors?: Record<string, string>;
}

const started = await useApp();
const company = await makeCompany(started.app);
const visitor = new Visitor(started.origin);
// for the token that every write needs
await visitor.page('/prijava', 'auth/login');
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });
const admin = await signedInAs(started, { userType: 'admin', companyId: company.id });

const NO_TEXTS = { description: {}, metaTitle: {}, metaDescription: {} };

describe('categories in the API', () => {
  let count = 0;
  /** A category with a name of its own, unless it is given one. */
  const add = async (fields: object = {}): Promise<CategoryJson> => {
    const named = 'translations' in fields ? fields : { name: `Vrsta ${++count}`, ...fields };
    const body = await platform.write<CategoryJson>('POST', '/api/categories', named);
    return body;
  };
  const send = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const response = await platform.send(method, `/api/categories${path}`, body, headers);
    const text = await response.text();
    const answer = (text ? JSON.parse(text) : null) as CategoryJson & Problem;
    return { status: response.status, headers: response.headers, answer };
  };
  const put = (id: number, body: object, query = '', headers?: Record<string, string>) =>
    send('PUT', `/${id}${query}`, body, headers);
  const read = (id: number, query = '', who = platform) =>
    who.read<CategoryJson>(`/api/categories/${id}${query}`);
  const list = (query = '', who = visitor) => who.read<CategoryJson[]>(`/api/categories${query}`);
  const childrenOf = async (id: number) =>
    (await list(`?ignore_empty=false&status=all&parent=${id}`, platform))
      .sort((a, b) => a.position - b.position)
      .map((child) => child.id);
  const pathOf = async (id: number) =>
    await started.value<number[]>('select path from categories where id = $1', [id]);
  const entries = (id: number) =>
    started.rows<{ action: string; before: object | null; after: object | null }>(
      `select action, before, after from audit_entries where object_kind = 'category' and object_id = $1 order by id`,
      [String(id)],
    );
  const uncategorised = async () =>
    await started.value<number>(`select id from categories where system = 'uncategorised'`);

  describe('are listed', () => {
    it('by id, all or only those with products, with their count', async () => {
      const full = await add();
      const empty = await add();
      await started.rows('update categories set product_count = 3 where id = $1', [full.id]);
      // public reads may be some seconds old
      await add();
      const some = (await list()).map(({ id }) => id);
      expect(some).toContain(full.id);
      expect(some).not.toContain(empty.id);
      const response = await visitor.get('/api/categories/?ignore_empty=false');
      const all = (await response.json()) as CategoryJson[];
      const ids = all.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      expect(ids).toEqual(expect.arrayContaining([full.id, empty.id, await uncategorised()]));
      expect(response.headers.get('x-total-count')).toBe(String(all.length));
    });

    it('by kind, or by parent', async () => {
      const service = await add({ kind: 'service' });
      const child = await add({ parentId: service.id });
      expect(child.kind).toBe('service');
      const services = await list('?ignore_empty=false&kind=service');
      expect(services.map(({ id }) => id)).toEqual([service.id, child.id]);
      expect((await list(`?ignore_empty=false&parent=${service.id}`)).map(({ id }) => id)).toEqual([
        child.id,
      ]);
      const main = await list('?ignore_empty=false&parent=0');
      expect(main.every(({ parentId }) => parentId === null)).toBe(true);
      expect(main.map(({ id }) => id)).toContain(service.id);
    });

    it('to visitors while they and their ancestors are active, to catalogue admins in any status', async () => {
      const parent = await add({ active: false });
      const child = await add({ parentId: parent.id });
      const ids = async (query: string, who: Visitor) => (await list(query, who)).map(({ id }) => id);
      expect(await ids('?ignore_empty=false', visitor)).not.toContain(child.id);
      expect(await ids('?ignore_empty=false', platform)).not.toContain(child.id);
      const hidden = await ids('?ignore_empty=false&status=inactive', platform);
      expect(hidden).toEqual(expect.arrayContaining([parent.id, child.id]));
      expect((await visitor.get(`/api/categories/${child.id}`)).status).toBe(404);
      expect((await read(child.id)).active).toBe(true);
      for (const who of [visitor, admin])
        expect((await who.get('/api/categories?status=all')).status).toBe(403);
    });

    it.each(['?ignore_empty=maybe', '?parent=-1', '?kind=blog', '?status=gone', '?page=1'])(
      'but not for %s',
      async (query) => expect((await platform.get(`/api/categories${query}`)).status).toBe(400),
    );
  });

  describe('are read', () => {
    it('with the documented fields, in the language of the request', async () => {
      const parent = await add({ translations: { name: { sl: 'Računalništvo', en: 'Computing' } } });
      const made = await add({
        parentId: parent.id,
        translations: { name: { sl: ' Prenosniki ', en: 'Laptops' }, slug: { en: 'notebooks' } },
      });
      const shape = {
        id: made.id,
        name: 'Prenosniki',
        parentId: parent.id,
        kind: 'product',
        slug: 'prenosniki',
        description: '',
        metaTitle: '',
        metaDescription: '',
        media: null,
        position: 0,
        active: true,
        productCount: 0,
        url: `${started.origin}/izdelki/rezultati/${made.id}/racunalnistvo/prenosniki`,
      };
      expect(made).toEqual(shape);
      expect(await read(made.id, '?locale=en&translations=true', visitor)).toEqual({
        ...shape,
        name: 'Laptops',
        slug: 'notebooks',
        url: `${started.origin}/en/products/results/${made.id}/computing/notebooks`,
        translations: {
          name: { sl: 'Prenosniki', en: 'Laptops' },
          slug: { sl: 'prenosniki', en: 'notebooks' },
          ...NO_TEXTS,
        },
      });
    });

    it.each(['0', '999999', 'x', '1.5'])('but not as %s', async (id) =>
      expect((await visitor.get(`/api/categories/${id}`)).status).toBe(404),
    );

    it('with 304 for a matching entity tag', async () => {
      const { id } = await add();
      const { headers } = await platform.get(`/api/categories/${id}`);
      const again = await platform.get(`/api/categories/${id}`, { 'if-none-match': headers.get('etag')! });
      expect(again.status).toBe(304);
    });
  });

  describe('are written', () => {
    it('by catalogue admins only', async () => {
      const { id } = await add();
      for (const [method, path] of [
        ['POST', ''],
        ['PUT', `/${id}`],
        ['DELETE', `/${id}`],
        ['POST', `/${id}/media`],
      ] as const) {
        const body = method === 'DELETE' ? undefined : { name: 'Tuje' };
        const statuses = await Promise.all(
          [visitor, admin].map(
            async (who) => (await who.send(method, `/api/categories${path}`, body)).status,
          ),
        );
        expect([method, path, ...statuses]).toEqual([method, path, 401, 403]);
      }
      expect((await read(id)).name).not.toBe('Tuje');
    });

    it('with the answer of a read, without a change or a log entry', async () => {
      const made = await add({ translations: { name: { en: 'Only English' } } });
      const before = await read(made.id, '?translations=true');
      const { status, answer } = await put(made.id, before, '?translations=true');
      expect([status, answer]).toEqual([200, before]);
      expect((await entries(made.id)).map(({ action }) => action)).toEqual(['category.created']);
    });

    it('in one language at a time, or in both', async () => {
      const { id } = await add({ name: 'Čajniki' });
      await put(id, { name: 'Teapots' }, '?locale=en');
      expect((await read(id, '?translations=true')).translations).toEqual({
        ...NO_TEXTS,
        name: { sl: 'Čajniki', en: 'Teapots' },
        slug: { sl: 'cajniki', en: 'teapots' },
      });
      await put(id, { translations: { name: { en: null } } });
      expect((await read(id, '?locale=en&translations=true')).translations).toEqual({
        ...NO_TEXTS,
        name: { sl: 'Čajniki' },
        slug: { sl: 'cajniki' },
      });
      expect(await put(id, { translations: { name: { sl: '' } } })).toMatchObject({
        status: 422,
        answer: { errors: { name: expect.any(String) as string } },
      });
    });

    it('with a slug derived from the name until one is given', async () => {
      const made = await add({ name: 'Sodi' });
      const renamed = await put(made.id, { ...made, name: 'Vinski sodi' });
      expect(renamed.answer.slug).toBe('vinski-sodi');
      await put(made.id, { slug: 'sodi-za-vino' });
      expect((await put(made.id, { name: 'Sodi za vino in kis' })).answer.slug).toBe('sodi-za-vino');
      expect((await put(made.id, { slug: null })).answer.slug).toBe('sodi-za-vino-in-kis');
    });

    it.each([
      [{ name: '' }, 422, 'name'],
      [{ name: 'a'.repeat(121) }, 422, 'name'],
      [{ name: 'Dve\nvrstici' }, 422, 'name'],
      [{ name: '<b>Krepko</b>' }, 422, 'name'],
      [{ slug: 'Velike Črke' }, 422, 'slug'],
      [{ translations: { slug: { en: 'a/b' } } }, 422, 'translations.slug.en'],
      [{ parentId: 'x' }, 422, 'parentId'],
      [{ parentId: 999_999 }, 422, 'parentId'],
      [{ position: -1 }, 422, 'position'],
      [{ active: 'da' }, 422, 'active'],
      [{ kind: 'service' }, 422, 'kind'],
      [{ colour: 'red' }, 400, 'colour'],
    ])('but not with %j', async (fields, status, field) => {
      const { id } = await add();
      const result = await put(id, fields);
      expect([result.status, Object.keys(result.answer.errors ?? {})]).toEqual([status, [field]]);
    });

    it('only with the current version', async () => {
      const { id } = await add({ name: 'Prvotno' });
      const { headers } = await send('GET', `/${id}`);
      const known = { 'if-match': headers.get('etag')! };
      expect((await put(id, { name: 'Prvi popravek' }, '', known)).status).toBe(200);
      const late = await put(id, { name: 'Drugi popravek' }, '', known);
      expect(late).toMatchObject({ status: 412, answer: { current: { name: 'Prvi popravek' } } });
      expect((await send('DELETE', `/${id}`, undefined, known)).status).toBe(412);
    });

    it('with entries in the audit log', async () => {
      const parent = await add();
      const made = await add({ name: 'Sledi' });
      await put(made.id, { active: false, parentId: parent.id });
      await send('DELETE', `/${made.id}`);
      expect(await entries(made.id)).toMatchObject([
        { action: 'category.created', before: null, after: { name: { sl: 'Sledi' }, parentId: null } },
        { action: 'category.updated', before: { active: true }, after: { active: false } },
        {
          action: 'category.moved',
          before: { parentId: null, position: made.position },
          after: { parentId: parent.id, position: 0 },
        },
        { action: 'category.deleted', before: { name: { sl: 'Sledi' }, parentId: parent.id }, after: null },
      ]);
    });
  });

  describe('have unique names', () => {
    it('among siblings, in each language, ignoring case and diacritics', async () => {
      const parent = await add();
      await add({ parentId: parent.id, translations: { name: { sl: 'Čevlji', en: 'Shoes' } } });
      const again = await send('POST', '', { parentId: parent.id, name: 'CEVLJI' });
      expect(again).toMatchObject({ status: 409, answer: { code: 'name_taken' } });
      expect(Object.keys(again.answer.errors!)).toEqual(['name.sl']);
      const english = { parentId: parent.id, translations: { name: { sl: 'Copati', en: 'shoes' } } };
      expect((await send('POST', '', english)).status).toBe(409);
      // the same word in the other language is another name
      expect((await send('POST', '', { parentId: parent.id, name: 'Shoes' })).status).toBe(201);
      expect((await send('POST', '', { name: 'Čevlji' })).status).toBe(201);
    });

    it('also after a move or renaming', async () => {
      const [from, to] = [await add(), await add()];
      await add({ parentId: to.id, name: 'Nogavice' });
      const moved = await add({ parentId: from.id, name: 'nogavice' });
      const other = await add({ parentId: from.id, name: 'Rokavice' });
      expect((await put(moved.id, { parentId: to.id })).status).toBe(409);
      expect((await put(other.id, { name: 'Nogavicé' })).status).toBe(409);
      expect((await put(moved.id, { parentId: to.id, name: 'Dokolenke' })).status).toBe(200);
    });

    it('when two are added concurrently', async () => {
      const parent = await add();
      const twice = await Promise.all(
        ['Dvojček', 'dvojcek'].map((name) => send('POST', '', { name, parentId: parent.id })),
      );
      expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    });
  });

  describe('are moved', () => {
    it('with their descendants', async () => {
      const [a, b] = [await add(), await add()];
      const child = await add({ parentId: a.id });
      const grandchild = await add({ parentId: child.id });
      expect((await put(child.id, { parentId: b.id })).answer.parentId).toBe(b.id);
      expect(await pathOf(grandchild.id)).toEqual([b.id, child.id, grandchild.id]);
      await put(child.id, { parentId: null });
      expect(await pathOf(grandchild.id)).toEqual([child.id, grandchild.id]);
    });

    it('to a position among their siblings', async () => {
      const parent = await add();
      const [a, b, c, d] = [
        await add({ parentId: parent.id }),
        await add({ parentId: parent.id }),
        await add({ parentId: parent.id }),
        await add({ parentId: parent.id, position: 0 }),
      ].map(({ id }) => id) as [number, number, number, number];
      expect(await childrenOf(parent.id)).toEqual([d, a, b, c]);
      await put(c, { position: 1 });
      expect(await childrenOf(parent.id)).toEqual([d, c, a, b]);
      await put(d, { position: 2 });
      expect(await childrenOf(parent.id)).toEqual([c, a, d, b]);
      await put(c, { position: 99 });
      expect(await childrenOf(parent.id)).toEqual([a, d, b, c]);
      const outside = await add();
      await put(outside.id, { parentId: parent.id, position: 2 });
      expect(await childrenOf(parent.id)).toEqual([a, d, outside.id, b, c]);
      await put(d, { parentId: null });
      const positions = (await list(`?ignore_empty=false&parent=${parent.id}`, platform)).map(
        ({ position }) => position,
      );
      expect(positions.sort()).toEqual([0, 1, 2, 3]);
    });

    it('but not below themselves, nor to the other kind', async () => {
      const top = await add();
      const child = await add({ parentId: top.id });
      const service = await add({ kind: 'service' });
      for (const parentId of [top.id, child.id, service.id]) {
        const { status, answer } = await put(top.id, { parentId });
        expect([status, Object.keys(answer.errors!)]).toEqual([422, ['parentId']]);
      }
      expect((await send('POST', '', { name: 'Mešano', parentId: top.id, kind: 'service' })).status).toBe(
        422,
      );
    });

    it('not deeper than ten levels', async () => {
      let parentId: number | null = null;
      for (let level = 1; level <= 10; level++) parentId = (await add({ parentId })).id;
      const eleventh = await send('POST', '', { name: 'Enajsta', parentId });
      expect(eleventh).toMatchObject({ status: 422, answer: { code: 'too_deep' } });
      const [, second] = await pathOf(parentId!);
      const tall = await add();
      await add({ parentId: tall.id });
      expect((await put(second!, { parentId: tall.id })).status).toBe(200);
      const below = await add({ parentId: tall.id });
      expect((await put(tall.id, { parentId: (await add()).id })).status).toBe(422);
      expect(await pathOf(below.id)).toEqual([tall.id, below.id]);
    });

    it('concurrently without making a cycle', async () => {
      for (let round = 0; round < 5; round++) {
        const [a, b] = [await add(), await add()];
        const results = await Promise.all([put(a.id, { parentId: b.id }), put(b.id, { parentId: a.id })]);
        expect(results.map(({ status }) => status).sort()).toEqual([200, 422]);
        const parents = [(await read(a.id)).parentId, (await read(b.id)).parentId];
        expect(parents.filter((parent) => parent === null)).toHaveLength(1);
      }
    });

    it('concurrently without duplicate positions', async () => {
      const parent = await add();
      const children = await Promise.all(Array.from({ length: 6 }, () => add({ parentId: parent.id })));
      const moves = children.flatMap(({ id }) => [0, 3, 5].map((position) => put(id, { position })));
      expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
      const positions = (await list(`?ignore_empty=false&parent=${parent.id}`, platform)).map(
        ({ position }) => position,
      );
      expect(positions.sort()).toEqual([0, 1, 2, 3, 4, 5]);
    });
  });

  describe('are deleted', () => {
    it('when they are empty', async () => {
      const { id } = await add();
      expect((await send('DELETE', `/${id}`)).status).toBe(204);
      expect((await send('GET', `/${id}`)).status).toBe(404);
      expect((await send('DELETE', `/${id}`)).status).toBe(404);
    });

    it('otherwise only with a target for their content', async () => {
      const parent = await add();
      const child = await add({ parentId: parent.id });
      const refused = await send('DELETE', `/${parent.id}`);
      expect(refused).toMatchObject({
        status: 409,
        answer: { code: 'not_empty', values: { products: 0, productData: 0, mappings: 0, children: 1 } },
      });
      const target = await add();
      await add({ parentId: target.id });
      expect((await send('DELETE', `/${parent.id}?moveTo=${target.id}`)).status).toBe(204);
      expect(await pathOf(child.id)).toEqual([target.id, child.id]);
      expect((await childrenOf(target.id)).at(-1)).toBe(child.id);
      // who repeats it does no harm
      expect((await send('DELETE', `/${parent.id}?moveTo=${target.id}`)).status).toBe(404);
    });

    it('but not to themselves, the other kind, or a parent where a name is taken', async () => {
      const top = await add();
      const child = await add({ parentId: top.id, name: 'Isto ime' });
      const service = await add({ kind: 'service' });
      const crowded = await add();
      await add({ parentId: crowded.id, name: 'isto ime' });
      const refused = async (moveTo: number) => {
        const { status, answer } = await send('DELETE', `/${top.id}?moveTo=${moveTo}`);
        return [status, Object.keys(answer.errors ?? {})];
      };
      for (const target of [top.id, child.id, service.id, 999_999, await uncategorised()])
        expect([target, ...(await refused(target))]).toEqual([target, 422, ['moveTo']]);
      expect(await refused(crowded.id)).toEqual([409, ['moveTo']]);
      expect((await send('DELETE', `/${top.id}?moveTo=x`)).status).toBe(400);
      expect(await pathOf(child.id)).toEqual([top.id, child.id]);
    });

    it('to their own parent, where their name becomes free', async () => {
      const parent = await add();
      const middle = await add({ parentId: parent.id, name: 'Police' });
      const child = await add({ parentId: middle.id, name: 'Police' });
      expect((await send('DELETE', `/${middle.id}?moveTo=${parent.id}`)).status).toBe(204);
      expect(await pathOf(child.id)).toEqual([parent.id, child.id]);
    });
  });

  it('keep the system’s category, which cannot be moved, deactivated or deleted', async () => {
    const id = await uncategorised();
    const target = await add();
    for (const fields of [{ active: false }, { parentId: target.id }, { position: 0 }])
      expect(await put(id, fields)).toMatchObject({ status: 409, answer: { code: 'system' } });
    expect((await send('DELETE', `/${id}?moveTo=${target.id}`)).status).toBe(409);
    expect((await send('POST', '', { name: 'Pod njo', parentId: id })).status).toBe(422);
    expect((await put(id, { name: 'Ostalo' })).answer.name).toBe('Ostalo');
  });

  it('have a picture of the platform, or from a URL', async () => {
    const { id } = await add();
    const media = async (companyId: number | null, status: string) => {
      return started.value<number>(
        'insert into media (company_id, status, failure, content_hash) values ($1, $2, $3, $2) returning id',
        [companyId, status, status === 'failed' ? 'corrupt' : null],
      );
    };
    const [own, failed] = [await media(null, 'pending'), await media(null, 'failed')];
    const choose = (body: object) => send('POST', `/${id}/media`, body);
    expect(await choose({ mediaId: own })).toMatchObject({ status: 202, answer: { mediaId: own } });
    const [{ companyId }] = (await started.rows<{ companyId: number }>(
      'select id as "companyId" from companies limit 1',
    )) as [{ companyId: number }];
    expect((await choose({ mediaId: await media(companyId, 'pending') })).status).toBe(404);
    expect((await choose({ mediaId: failed })).status).toBe(422);
    expect((await choose({ url: 'javascript:alert(1)' })).status).toBe(422);
    expect((await choose({ mediaId: own, alt: 'x'.repeat(501) })).status).toBe(422);
    const described = { mediaId: own, alt: 'Skodelica', translations: { alt: { en: 'A cup' } } };
    expect((await choose(described)).status).toBe(202);
    await choose({ mediaId: own });
    expect(await started.rows('select alt from media where id = $1', [own])).toEqual([
      { alt: { sl: 'Skodelica', en: 'A cup' } },
    ]);
    const url = 'https://slike.example/kategorija.jpg';
    const first = await choose({ url });
    const again = await choose({ url });
    expect([first.status, again.answer]).toEqual([202, first.answer]);
    expect((await send('POST', '/999999/media', { url })).status).toBe(404);
    const shown = await started.rows('select media_id as "mediaId" from categories where id = $1', [id]);
    expect(shown).toEqual([first.answer]);

    const { mediaId } = first.answer as unknown as { mediaId: number };
    // a picture that was the category's before, and one without an owner
    for (const other of [own, 999_999])
      expect((await send('DELETE', `/${id}/media/${other}`)).status).toBe(404);
    expect((await send('DELETE', `/${id}/media/${mediaId}`)).status).toBe(204);
    expect((await send('DELETE', `/${id}/media/${mediaId}`)).status).toBe(404);
    expect(await started.rows('select media_id as "mediaId" from categories where id = $1', [id])).toEqual([
      { mediaId: null },
    ]);
  });
});
