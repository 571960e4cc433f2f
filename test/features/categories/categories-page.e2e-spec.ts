import sharp from 'sharp';
import type { CategoryItem, CategoryRemovalProps } from '../../../src/categories/categories.pages.js';
import type { PageResponse } from '../../support/browser/visitor.js';
import { Katalog } from '../../support/katalog.js';

const PATH = '/administracija/kategorije';
type Props = PageResponse<'categories/index'>['props'];

const katalog = await Katalog.use();
const platform = await katalog.signedInAs('super_admin');

describe('the categories page', () => {
  let count = 0;

  const add = (parentId: number | null = null, name = `Predal ${++count}`) =>
    katalog.category({ sl: name, en: `${name} (en)` }, parentId);
  /** The path with every branch of the tree open. */
  const opened = async (path: string) => {
    const rows = await katalog.rows<{ id: number }>(
      'select distinct parent_id as id from categories where parent_id is not null',
    );
    return `${path}${path.includes('?') ? '&' : '?'}open=${rows.map(({ id }) => id).join('.')}`;
  };
  const page = async (query = '', path = PATH) =>
    (await platform.page(await opened(path + query), 'categories/index')).props;
  const item = ({ tree }: Props, id: number): CategoryItem => tree.find((row) => row.id === id)!;
  const choices = async (asked: Record<string, string>, by = platform) => {
    const page = await by.reload(PATH, 'categories/index', ['categoryChoices'], {
      'x-category-choices': encodeURIComponent(new URLSearchParams(asked).toString()),
    });
    return page.categoryChoices!;
  };
  /** Submits a form of the page `from`; returns the next page. */
  const submit = async (method: string, url: string, body: object, from = PATH) => {
    const response = await platform.submit(method, url, body, { from });
    const location = response.headers.get('location')!;
    const { props, flash } = await platform.page(await opened(location), 'categories/index');
    return { status: response.status, location, props, toast: flash?.toast };
  };

  it('describes a category for visitors and search engines, in each language', async () => {
    const id = await add(null, 'Opisana');
    await katalog.sell(await katalog.store('Opisna trgovina'), {
      productCode: 'OPISAN',
      name: 'Opisan izdelek',
      category: 'Opisana',
    });
    const form = (await page(`?edit=${id}`)).form!;
    const texts = {
      description: { sl: 'Prva vrstica.\nDruga vrstica.', en: '' },
      metaTitle: { sl: 'Opisana: cene', en: 'Described: prices' },
      metaDescription: { sl: 'Primerjajte opisane.', en: '' },
    };
    const body = { name: form.name, slug: {}, active: true, mediaId: null, ...texts };
    expect((await submit('PUT', form.url, body)).status).toBe(303);
    const saved = (await page(`?edit=${id}`)).form!;
    expect([saved.description, saved.metaTitle]).toEqual([
      { sl: texts.description.sl },
      { sl: 'Opisana: cene', en: 'Described: prices' },
    ]);

    const visitor = katalog.visitor();
    const slovenian = await visitor.document(saved.publicUrls.sl!);
    expect(slovenian.title).toBe('Opisana: cene · Katalog');
    expect(slovenian.text).toContain('Prva vrstica. Druga vrstica.');
    expect(slovenian.head).toContain('content="Primerjajte opisane."');
    const english = await visitor.document(saved.publicUrls.en!);
    expect(english.title).toBe('Described: prices · Katalog');
    expect(english.body).toMatch(/lang="sl"[^>]*>Prva vrstica\./);
    // another list of the same category is not described
    expect((await visitor.document(`${saved.publicUrls.sl}?sort=price`)).text).not.toContain('Prva vrstica');

    const wrong = await submit(
      'PUT',
      form.url,
      { ...body, description: { sl: '<b>Krepko</b>', en: '' } },
      PATH,
    );
    expect(Object.keys(wrong.props.errors)).toEqual(['description.sl']);
  });

  it('shows the attributes of a category and its ancestors', async () => {
    const parent = await add(null, 'Z lastnostmi');
    const child = await add(parent);
    const define = (sl: string, category: number, filterable: boolean) =>
      platform.send('POST', '/api/attributes', {
        translations: { name: { sl, en: `${sl} (en)` } },
        type: 'number',
        unit: 'cm',
        categories: [{ id: category, filterable }],
      });
    await define('Širina', parent, true);
    await define('Višina', child, false);
    const { attributes, attributesUrl } = (await page(`?edit=${child}`)).form!;
    expect(
      attributes.map(({ name, unit, filterable, inheritedFrom }) => [
        name.text,
        unit,
        filterable,
        inheritedFrom?.text,
      ]),
    ).toEqual([
      ['Višina', 'cm', false, undefined],
      ['Širina', 'cm', true, 'Z lastnostmi'],
    ]);
    const own = await platform.page(attributesUrl!, 'attributes/index');
    expect(own.props.filters.categoryId).toBe(child);
    const opened = await platform.page(attributes[1]!.url, 'attributes/index');
    expect(opened.props.form).toMatchObject({ id: attributes[1]!.id });
  });

  it('lists the tree in order, each category after its parent', async () => {
    const [a, b] = [await add(), await add()];
    const child = await add(a);
    const leaf = await add(child);
    await katalog.rows('update categories set active = false where id = $1', [child]);
    const props = await page();
    const ids = props.tree.map(({ id }) => id);
    expect(ids.filter((id) => [a, b, child, leaf].includes(id))).toEqual([a, child, leaf, b]);
    expect(item(props, child)).toMatchObject({
      parentId: a,
      level: 2,
      position: 0,
      label: { text: expect.stringMatching(/^Predal/) as string },
      active: false,
      visible: false,
      childCount: 1,
      picture: null,
      url: `${PATH}?edit=${child}`,
      newUrl: `${PATH}?new=${child}`,
      deleteUrl: `${PATH}?delete=${child}`,
      can: { move: true, switch: true, delete: true, addBelow: true },
    });
    expect(item(props, leaf)).toMatchObject({ level: 3, active: true, visible: false });
    expect(props.tree.at(-1)).toMatchObject({
      label: { text: 'Nerazvrščeno' },
      can: { move: false, switch: false, delete: false, addBelow: false },
    });
    expect([props.form, props.removal]).toEqual([null, null]);
    const drawn = await platform.document(PATH);
    expect([drawn.status, drawn.title]).toEqual([200, 'Kategorije · Katalog']);
    expect(drawn.text).toContain(item(props, a).label.text);
    const en = await page('', '/en/admin/categories');
    expect(item(en, a).placeUrl).toBe(`/en/admin/categories/${a}/place`);
    expect(item(en, a).label.text).toMatch(/\(en\)$/);
  });

  it('shows open branches, and keeps open ones inside closed ones', async () => {
    const main = await add();
    const child = await add(main);
    const leaf = await add(child);
    const shown = async (query: string) => {
      const { props } = await platform.page(`${PATH}?${query}`, 'categories/index');
      return { ids: props.tree.map(({ id }) => id).filter((id) => id >= main), open: props.open };
    };
    expect(await shown('')).toEqual({ ids: [main], open: [] });
    expect(await shown(`open=${main}`)).toEqual({ ids: [main, child], open: [main] });
    expect(await shown(`open=${child}`)).toEqual({ ids: [main], open: [child] });
    expect(await shown(`open=${child}&toggle=${main}`)).toEqual({
      ids: [main, child, leaf],
      open: [child, main],
    });
    expect(await shown(`open=${main}.${child}&toggle=${main}`)).toEqual({ ids: [main], open: [child] });
    // what is gone, has nothing below it, or is no id is left out
    expect(await shown(`open=999999.${leaf}.x.-1.${main}`)).toEqual({ ids: [main, child], open: [main] });
    const drawn = await platform.document(`${PATH}?open=${main}`);
    expect(drawn.text).toContain(item(await page(), child).label.text);
    expect(drawn.text).not.toContain(item(await page(), leaf).label.text);
  });

  it('finds names in any language without diacritics, with their ancestors', async () => {
    const main = await add(null, 'Vrtna oprema');
    const child = await add(main, 'Žage in škarje');
    const other = await add(main, 'Lopate');
    const found = async (query: string) => {
      const { props } = await platform.page(`${PATH}?query=${query}`, 'categories/index');
      return { found: props.found, ids: props.tree.map(({ id }) => id) };
    };
    expect(await found('SKARJE+zage')).toEqual({ found: 1, ids: [main, child] });
    expect(await found('lopate+en')).toEqual({ found: 1, ids: [main, other] });
    expect(await found('nothing')).toEqual({ found: 0, ids: [] });
    expect((await found('')).found).toBeNull();
    // its place counts what the search leaves out
    const { props } = await platform.page(`${PATH}?query=lopate`, 'categories/index');
    expect(item(props, other)).toMatchObject({ position: 1 });
  });

  it('searches categories that may be selected for a purpose', async () => {
    const main = await add(null, 'Glasbila');
    const child = await add(main, 'Kitare');
    const leaf = await add(child, 'Akustične kitare');
    await katalog.rows('update categories set active = false where id = $1', [leaf]);
    const found = async (asked: Record<string, string>, by = platform) => {
      const { query, choices: options, count } = await choices(asked, by);
      return { query, ids: options.map(({ id }) => id), count };
    };
    expect((await found({ query: 'kitar' })).ids).toEqual([child]);
    expect((await choices({ query: 'GLASB kitar' })).choices).toEqual([
      { id: child, label: 'Glasbila › Kitare' },
    ]);
    expect(await found({ query: 'kitar', all: 'true' })).toEqual({
      query: 'query=kitar&all=true',
      ids: [child, leaf],
      count: 2,
    });
    expect((await found({ query: 'glasbila', above: String(child) })).ids).toEqual([main]);
    expect((await found({ query: 'glasbila', instead: String(main) })).ids).toEqual([]);
    expect((await found({ query: 'kitar', kind: 'service' })).ids).toEqual([]);
    const { admin } = await katalog.store();
    const stores = await admin.reload('/administracija/izdelki', 'offers/index', ['categoryChoices'], {
      'x-category-choices': encodeURIComponent('query=kitar&all=true'),
    });
    expect(stores.categoryChoices!.choices.map(({ id }) => id)).toEqual([child]);
    const names = await admin.reload('/administracija/izdelki', 'offers/index', ['categoryLabels'], {
      'x-category-labels': `${leaf}.999999.x.${main}`,
    });
    expect(names.categoryLabels!.labels.map(({ label }) => label)).toEqual([
      'Glasbila › Kitare › Akustične kitare',
      'Glasbila',
    ]);
  });

  it('has a tree for each kind', async () => {
    const created = await submit(
      'POST',
      PATH,
      { kind: 'service', name: { sl: 'Popravila', en: 'Repairs' } },
      `${PATH}?kind=service&new=0`,
    );
    expect(created.location).toBe(`${PATH}?kind=service`);
    expect(created.props.tree.map(({ label }) => label.text)).toEqual(['Popravila']);
    expect(created.props.kinds).toEqual([
      expect.objectContaining({ id: 'product', current: false, url: PATH }) as object,
      { id: 'service', count: 1, current: true, url: `${PATH}?kind=service` },
    ]);
    expect((await platform.document(created.location!)).text).toMatch(/Popravila.* 0 storitev/);
    // only the open branches are loaded
    const { id } = created.props.tree[0]!;
    expect((await page(`?edit=${id}`)).tree).toHaveLength(1);
  });

  it('adds a category below a parent', async () => {
    const parent = await add();
    const { form } = await page(`?new=${parent}`);
    expect(form).toMatchObject({ url: PATH, id: null, parentId: parent, kind: 'product', mediaId: null });
    expect(form!.parentLabel).toBe(item(await page(), parent).label.text);
    const body = { parentId: parent, name: { sl: 'Nova', en: 'New' }, slug: { sl: '', en: 'brand-new' } };
    const { status, location, props, toast } = await submit('POST', form!.url, body, `${PATH}?new=${parent}`);
    expect([status, location]).toEqual([303, PATH]);
    expect(toast).toMatchObject({ severity: 'success', detail: 'Kategorija je shranjena.' });
    expect(props.tree.find(({ parentId }) => parentId === parent)).toMatchObject({
      name: { sl: 'Nova', en: 'New' },
      slug: { sl: 'nova', en: 'brand-new' },
    });
  });

  it('opens a form with the stored values, and saves it', async () => {
    const [parent, id] = [await add(), await add()];
    await katalog.rows(`update categories set slug = slug || '{"en": "chosen"}' where id = $1`, [id]);
    const { form } = await page(`?edit=${id}`);
    expect(form).toMatchObject({ id, slug: { en: 'chosen' }, picture: null, can: { delete: true } });
    expect(Object.keys(form!.slug)).toEqual(['en']);
    expect(form!.publicUrls.en).toBe(`/en/products/results/${id}/chosen`);
    expect(form!.parentLabel).toBeNull();
    const body = {
      name: { sl: 'Preimenovana' },
      slug: form!.slug,
      parentId: String(parent),
      _version: form!.version,
    };
    const { props } = await submit('PUT', form!.url, body, `${PATH}?edit=${id}`);
    expect(item(props, id)).toMatchObject({
      parentId: parent,
      name: { sl: 'Preimenovana' },
      slug: { sl: 'preimenovana', en: 'chosen' },
    });
    // the same form again is too late
    const late = await submit('PUT', form!.url, body, `${PATH}?edit=${id}`);
    expect(late.location).toBe(`${PATH}?edit=${id}`);
    expect(late.props.errors._version).toBeTruthy();
  });

  it('shows errors at the field, while typing and after saving', async () => {
    const parent = await add();
    await add(parent, 'Zasedeno');
    const body = { parentId: parent, name: { sl: 'zasedeno', en: 'Free' } };
    const { location, props, toast } = await submit('POST', PATH, body, `${PATH}?new=${parent}`);
    expect(location).toBe(`${PATH}?new=${parent}`);
    expect(props.errors).toEqual({
      'name.sl': 'Kategorija z imenom »zasedeno« tu že obstaja. Vpišite drugo ime.',
    });
    expect(toast).toMatchObject({ severity: 'error', summary: 'Napaka' });
    expect(toast!.detail).toMatch(/^Kategorije ni bilo mogoče shraniti\. ./);
    const missing = 'Vpišite ime v tem jeziku.';
    const nameless = await submit('POST', PATH, { name: { sl: '' } }, `${PATH}?new=0`);
    expect(nameless.props.errors).toEqual({ 'name.sl': missing, 'name.en': missing });
    const slovenian = await submit('POST', PATH, { name: { sl: 'Sama', en: ' ' } }, `${PATH}?new=0`);
    expect(slovenian.props.errors).toEqual({ 'name.en': missing });
    const early = await platform.send(
      'POST',
      PATH,
      { name: { sl: 'a'.repeat(200) } },
      {
        precognition: 'true',
        'precognition-validate-only': 'name.sl',
      },
    );
    expect(early.status).toBe(422);
  });

  it('moves by one request, and shows the new order', async () => {
    const [a, b] = [await add(), await add()];
    const [one, two, three] = [await add(a), await add(a), await add(a)];
    const { props } = await submit('PATCH', item(await page(), three).placeUrl, { parentId: a, position: 0 });
    const order = (props: Props, parent: number) =>
      props.tree.filter(({ parentId }) => parentId === parent).map(({ id }) => id);
    expect(order(props, a)).toEqual([three, one, two]);
    const moved = await submit('PATCH', item(props, one).placeUrl, { parentId: b, position: 0 });
    expect([order(moved.props, a), order(moved.props, b)]).toEqual([[three, two], [one]]);
    const main = await submit('PATCH', item(props, two).placeUrl, { parentId: null, position: 0 });
    expect(main.props.tree[0]!.id).toBe(two);
    const circle = await submit('PATCH', item(props, b).placeUrl, { parentId: one, position: 0 });
    expect(circle.toast).toMatchObject({
      severity: 'error',
      summary: 'Napaka',
      detail:
        'Kategorije ni bilo mogoče shraniti. Kategorije ni mogoče premakniti vanjo samo ali v njeno podkategorijo. Izberite drugo.',
    });
    expect(item(circle.props, b).parentId).toBeNull();
  });

  it('activates and deactivates a category', async () => {
    const id = await add();
    const { switchUrl } = item(await page(), id);
    expect(item((await submit('PATCH', switchUrl, { active: false })).props, id).visible).toBe(false);
    expect(item((await submit('PATCH', switchUrl, { active: true })).props, id).visible).toBe(true);
  });

  it('asks for the target of the content before a category is deleted', async () => {
    const [parent, other] = [await add(), await add()];
    const id = await add(parent);
    const child = await add(id);
    const removalOf = async () => (await page(`?delete=${id}`)).removal as CategoryRemovalProps;
    const removal = await removalOf();
    expect(removal).toMatchObject({
      id,
      content: { products: 0, productData: 0, mappings: 0, children: 1 },
      isEmpty: false,
      suggested: { id: parent },
    });
    const offered = (await choices({ instead: String(id) })).choices.map((option) => option.id);
    expect(offered).toEqual(expect.arrayContaining([parent, other]));
    expect(offered).not.toContain(id);
    expect(offered).not.toContain(child);

    const undecided = await submit('DELETE', removal.url, { moveTo: null }, `${PATH}?delete=${id}`);
    expect(undecided.location).toBe(`${PATH}?delete=${id}`);
    expect(undecided.toast).toMatchObject({ severity: 'error' });
    const { location, props } = await submit(
      'DELETE',
      removal.url,
      { moveTo: other },
      `${PATH}?delete=${id}`,
    );
    expect(location).toBe(PATH);
    expect(item(props, id)).toBeUndefined();
    expect(item(props, child)).toMatchObject({ parentId: other, level: 2 });
    expect((await platform.visit(`${PATH}?delete=${id}`)).status).toBe(404);
  });

  describe('has pictures', () => {
    const upload = async () => {
      const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(content), String(++count)]), 'slika.png');
      return (await platform.write<{ data: { id: number }[] }>('POST', '/api/media', body)).data[0]!.id;
    };
    const save = (id: number, fields: object) =>
      submit('PUT', `${PATH}/${id}`, { name: { sl: `Predal ${++count}` }, ...fields }, `${PATH}?edit=${id}`);

    it('that were uploaded before, with their state in the form until they are ready', async () => {
      const [id, mediaId] = [await add(), await upload()];
      await save(id, { mediaId });
      let form;
      do ({ form } = await page(`?edit=${id}`));
      while (form!.picture!.status === 'pending');
      expect(form).toMatchObject({ mediaId, picture: { id: mediaId, picture: { width: 40, height: 30 } } });
      const { src } = form!.picture!.picture!;
      expect((await katalog.visitor().get(src)).status).toBe(200);
      expect(item(await page(), id).picture).toMatchObject({ src });
      // what is left out stays
      await save(id, {});
      expect((await page(`?edit=${id}`)).form!.mediaId).toBe(mediaId);
      await save(id, { mediaId: null });
      expect((await page(`?edit=${id}`)).form).toMatchObject({ mediaId: null, picture: null });
    });

    it('when a category is added', async () => {
      const mediaId = await upload();
      const name = `Predal ${++count}`;
      await submit('POST', PATH, { name: { sl: name, en: name }, mediaId });
      const [made] = await katalog.rows(`select media_id from categories where name ->> 'sl' = $1`, [name]);
      expect(made).toEqual({ media_id: mediaId });
    });

    it('of the platform only, and not failed ones', async () => {
      const [id, mediaId] = [await add(), await upload()];
      const { company } = await katalog.store();
      await save(id, { mediaId });
      const [foreign, failed] = await katalog.rows<{ id: number }>(
        `insert into media (company_id, status, failure, content_hash)
         values ($1, 'pending', null, 'a'), (null, 'failed', 'animated', 'b') returning id`,
        [company.id],
      );
      for (const wrong of [foreign!.id, failed!.id, 999_999]) {
        const { props } = await save(id, { mediaId: wrong });
        expect(props.errors['mediaId']).toMatch(wrong === failed!.id ? /animirana/ : /ne obstaja več/);
      }
      const [stored] = await katalog.rows('select media_id from categories where id = $1', [id]);
      expect(stored).toEqual({ media_id: mediaId });
    });
  });

  it('is for catalogue admins', async () => {
    const { admin } = await katalog.store();
    expect((await admin.visit(PATH)).status).toBe(403);
    const visitor = await katalog.visitor().visit(PATH);
    expect(visitor.headers.get('location')).toContain('/prijava');
    expect((await platform.visit(`${PATH}?edit=999999`)).status).toBe(404);
  });
});
