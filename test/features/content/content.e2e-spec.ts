import { DataSource } from 'typeorm';
import type { BlogJson, BlogSummaryJson, PageJson } from '../../../src/content/article.json.js';
import type { ArticleDetail } from '../../../src/content/articles.pages.js';
import { useApp } from '../../support/app.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';

/** All cookies of Katalog. */
const COOKIES = [
  '__Host-XSRF-TOKEN',
  'alert_address',
  'columns_product',
  'columns_service',
  'comparison',
  'i18n_redirected',
  'inertia_once',
  'session',
  'user_consent',
  'user_uid',
  'watch_list',
];
const DAY = 24 * 3_600_000;
const TEXT = { sl: 'Dober čaj.', en: 'Good tea.' };

const started = await useApp({ env: { EVENTS_KEEP_MONTHS: '7' } });

describe('posts and pages', () => {
  let visitor: Visitor;
  let platform: Visitor;
  let employee: Visitor;

  beforeAll(async () => {
    visitor = new Visitor(started.origin);
    platform = await signedInAs(started, { userType: 'super_admin', companyId: null });
    const companyId = (await makeCompany(started.app)).id;
    employee = await signedInAs(started, { userType: 'employee', companyId, permissionLevel: 3 });
  });
  beforeEach(() => started.app.get(DataSource).query('delete from blogs'));

  const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
    started.app.get(DataSource).query<Row[]>(statement, values);
  const send = async <Body = BlogJson>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => {
    const response = await platform.send(method, path, body, headers);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : null) as Body,
    };
  };
  const add = async (fields: object = {}) => {
    const given = { translations: { title: { sl: 'Zeleni čaj', en: 'Green tea' }, body: TEXT }, ...fields };
    const answer = await send('POST', '/api/blogs', given);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const publish = (fields: object = {}) => add({ status: 'published', ...fields });
  const htmlOf = (page: { body: ArticleDetail['body'] }) =>
    page.body!.parts.map((part) => (part.type === 'text' ? part.html : '')).join('');
  const titles = async (path: string, who = visitor) =>
    (await who.read<BlogSummaryJson[]>(path)).map(({ title }) => title);
  const pictureRow = async () =>
    (
      await rows<{ id: number }>(
        `insert into media (file_name, content_hash, storage_key, width, height, mime, status, variants)
         values ('a.png', $1, 'originals/x', 900, 600, 'image/png', 'ready', $2) returning id`,
        [
          crypto.randomUUID().replaceAll('-', ''),
          JSON.stringify([
            { width: 400, height: 267, format: 'webp' },
            { width: 900, height: 600, format: 'webp' },
            { width: 900, height: 600, format: 'avif' },
          ]),
        ],
      )
    )[0]!.id;

  describe('over the API', () => {
    it('are drafts until they are published, which sets their time and author', async () => {
      const draft = await add();
      expect(draft).toMatchObject({
        title: 'Zeleni čaj',
        slug: 'zeleni-caj',
        status: 'draft',
        publishedAt: null,
        author: 'Ana Čuk',
        cover: null,
        body: 'Dober čaj.',
        html: '<p>Dober čaj.</p>\n',
        url: `${started.origin}/blogi/${draft.id}/zeleni-caj`,
      });
      expect((await visitor.get(`/api/blogs/${draft.id}`)).status).toBe(404);
      expect((await employee.get(`/api/blogs/${draft.id}`)).status).toBe(404);
      expect(await titles('/api/blogs')).toEqual([]);
      const before = Date.now();
      const { body } = await send('PUT', `/api/blogs/${draft.id}`, { status: 'published' });
      expect(Date.parse(body.publishedAt!)).toBeGreaterThanOrEqual(before);
      expect((await visitor.get(`/api/blogs/${draft.id}`)).status).toBe(200);
      expect(await titles('/api/blogs?locale=en')).toEqual(['Green tea']);
    });

    it('become public at their time', async () => {
      const publishedAt = new Date(Date.now() + DAY).toISOString();
      const { id } = await publish({ publishedAt });
      const { id: other } = await publish({ translations: { title: { sl: 'Druga' }, body: TEXT } });
      expect((await visitor.get(`/api/blogs/${id}`)).status).toBe(404);
      expect((await visitor.get(`/blogi/${id}/zeleni-caj`, { accept: 'text/html' })).status).toBe(404);
      expect(await titles('/api/blogs?status=scheduled', platform)).toEqual(['Zeleni čaj']);
      expect(await titles('/api/blogs')).toEqual(['Druga']);
      const { props: home } = await visitor.page('/', 'storefront/home');
      expect(home.blogs.map(({ title }) => title.text)).toEqual(['Druga']);
      const { props: shown } = await visitor.page(`/blogi/${other}/druga`, 'articles/blog');
      expect(shown.others).toEqual([]);
      expect((await (await visitor.get('/blogi.xml')).text()).match(/<item>/g)).toHaveLength(1);
      await rows(`update blogs set published_at = now() - interval '1 second' where id = $1`, [id]);
      expect((await visitor.get(`/api/blogs/${id}`)).status).toBe(200);
    });

    it('are listed newest first, in pages, and searched; states are for super admins', async () => {
      for (const [index, title] of ['Prvi', 'Drugi', 'Tretji'].entries())
        await publish({
          translations: { title: { sl: title }, body: TEXT },
          publishedAt: new Date(index * DAY).toISOString(),
        });
      await add({ translations: { title: { sl: 'Osnutek' } } });
      const listed = await visitor.get('/api/blogs?limit=2');
      expect(((await listed.json()) as BlogJson[]).map(({ title }) => title)).toEqual(['Tretji', 'Drugi']);
      expect(listed.headers.get('x-total-count')).toBe('3');
      expect(listed.headers.get('link')).toContain('page=2');
      expect(await titles('/api/blogs?sort=title')).toEqual(['Drugi', 'Prvi', 'Tretji']);
      expect(await titles('/api/blogs?query=PRV')).toEqual(['Prvi']);
      expect(await titles('/api/blogs?status=draft', platform)).toEqual(['Osnutek']);
      expect((await visitor.get('/api/blogs?status=draft')).status).toBe(403);
      expect((await employee.get('/api/blogs?status=all')).status).toBe(403);
      expect((await visitor.get('/api/blogs?colour=red')).status).toBe(400);
    });

    it('accept what a read returned, and change what differs', async () => {
      const { id } = await publish({ summary: 'Kratko.' });
      const given = (await send('GET', `/api/blogs/${id}?translations=true`)).body;
      const again = await send('PUT', `/api/blogs/${id}?translations=true`, given);
      expect(again.body).toEqual(given);
      const { translations: _, slug: _slug, ...plain } = given;
      const changed = await send('PUT', `/api/blogs/${id}?locale=en`, {
        ...plain,
        title: 'Tea',
        summary: 'Short.',
      });
      expect(changed.body).toMatchObject({ title: 'Tea', slug: 'tea', summary: 'Short.' });
      const entries = await rows<{ action: string; objectName: string }>(
        `select action, object_name as "objectName" from audit_entries where object_kind = 'blog' and object_id = $1 order by id`,
        [String(id)],
      );
      expect(entries.map(({ action }) => action)).toEqual(['blog.created', 'blog.updated']);
      expect(entries[0]!.objectName).toBe('Zeleni čaj');
    });

    it('are not overwritten by outdated versions', async () => {
      const { id } = await add();
      const tag = (await send('GET', `/api/blogs/${id}`)).headers.get('etag')!;
      const match = { 'if-match': tag };
      expect((await send('PUT', `/api/blogs/${id}`, { title: 'Črni čaj' }, match)).status).toBe(200);
      const late = await send('PUT', `/api/blogs/${id}`, { title: 'Beli čaj' }, match);
      expect(late.status).toBe(412);
      expect((late.body as unknown as { current: BlogJson }).current.title).toBe('Črni čaj');
      expect((await send('DELETE', `/api/blogs/${id}`, undefined, match)).status).toBe(412);
    });

    it('are deleted and restored', async () => {
      const { id } = await publish();
      expect((await send('DELETE', `/api/blogs/${id}`)).status).toBe(204);
      expect((await send('GET', `/api/blogs/${id}`)).status).toBe(404);
      expect((await send('POST', `/api/blogs/${id}/restore`)).body.title).toBe('Zeleni čaj');
      expect((await send('POST', `/api/blogs/${id}/restore`)).status).toBe(200);
      expect((await visitor.get(`/api/blogs/${id}`)).status).toBe(200);
    });

    it.each([
      [{ title: '' }, 422, 'title'],
      [{ title: '<b>x</b>' }, 422, 'title'],
      [{ title: '茶' }, 422, 'slug.sl'],
      [{ title: 'a', slug: 'Ni dobro' }, 422, 'slug'],
      [{ title: 'a', status: 'published' }, 422, 'body.sl'],
      [{ title: 'a', status: 'gone' }, 422, 'status'],
      [{ title: 'a', publishedAt: 'tomorrow' }, 422, 'publishedAt'],
      [{ title: 'a', body: 'x'.repeat(60_001) }, 422, 'body'],
      [{ title: 'a', body: '![x](media:999999)' }, 422, 'body.sl'],
      [{ title: 'a', body: '![x](https://other.test/x.png)' }, 422, 'body.sl'],
      [{ title: 'a', colour: 'red' }, 400, 'colour'],
    ])('refuse %j', async (fields, status, field) => {
      const answer = await send<{ errors: object }>('POST', '/api/blogs', fields);
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.body.errors)).toContain(field);
    });

    it('keep the images of their texts, which must be the platform’s', async () => {
      const mediaId = await pictureRow();
      const { id, html } = await publish({
        translations: { title: { sl: 'S sliko' }, body: { sl: `![Čaj](media:${mediaId})` } },
      });
      expect(html).toMatch(/^<figure><picture><source type="image\/avif" srcset="\/media\/[^"]+ 900w"/);
      const used = () => rows('select from blog_media where media_id = $1', [mediaId]);
      expect(await used()).toHaveLength(1);
      await send('PUT', `/api/blogs/${id}`, { body: 'Brez slike.' });
      expect(await used()).toHaveLength(0);
      const [company] = await rows<{ id: number }>(
        `insert into companies (company_name, slug) values ('Tuja', 'tuja') returning id`,
      );
      await rows('update media set company_id = $2 where id = $1', [mediaId, company!.id]);
      expect((await send('PUT', `/api/blogs/${id}`, { body: `![x](media:${mediaId})` })).status).toBe(422);
    });

    it('have covers', async () => {
      const mediaId = await pictureRow();
      const { id } = await publish();
      expect((await send('POST', `/api/blogs/${id}/cover`, { mediaId })).status).toBe(202);
      const { cover } = (await send('GET', `/api/blogs/${id}`)).body;
      expect(cover).toMatchObject({ id: mediaId, alt: 'Zeleni čaj' });
      await send('POST', `/api/blogs/${id}/cover?locale=en`, { mediaId, alt: 'Leaves in a pot' });
      expect((await send('GET', `/api/blogs/${id}?locale=en`)).body.cover!.alt).toBe('Leaves in a pot');
      expect((await send('DELETE', `/api/blogs/${id}/cover`)).status).toBe(204);
      expect((await send('GET', `/api/blogs/${id}`)).body.cover).toBeNull();
      expect((await send('POST', `/api/blogs/${id}/cover`, { mediaId: 999_999 })).status).toBe(404);
    });
  });

  describe('for visitors', () => {
    const document = (path: string) => visitor.document(path);

    it('have one URL in each language, whatever their title was', async () => {
      const { id } = await publish();
      const wrong = await visitor.get(`/blogi/${id}/kar-koli?x=1`, { accept: 'text/html' });
      expect([wrong.status, wrong.headers.get('location')]).toEqual([301, `/blogi/${id}/zeleni-caj?x=1`]);
      const page = await visitor.page(`/en/blogs/${id}/green-tea`, 'articles/blog');
      expect(page.props.blog).toMatchObject({
        title: { text: 'Green tea' },
        body: { parts: [{ type: 'text', html: '<p>Good tea.</p>\n' }] },
        author: 'Ana Čuk',
        contents: [],
        editUrl: null,
        hidden: false,
      });
      const { head } = await document(`/en/blogs/${id}/green-tea`);
      expect(head).toContain('"@type":"BlogPosting"');
      expect(head).toContain(`hreflang="sl" href="${started.origin}/blogi/${id}/zeleni-caj"`);
      expect((await visitor.get('/blogi/999999/x', { accept: 'text/html' })).status).toBe(404);
    });

    it('are marked where they are not translated, and not indexed there', async () => {
      const { id } = await publish({
        translations: { title: { sl: 'Le po naše' }, body: { sl: 'Tako je.' } },
      });
      const { props } = await visitor.page(`/en/blogs/${id}/le-po-nase`, 'articles/blog');
      expect(props.blog.title).toEqual({ text: 'Le po naše', lang: 'sl' });
      expect(props.blog.body!.lang).toBe('sl');
      const head = props.head.join('');
      expect(head).toContain('content="noindex,follow"');
      expect(head).not.toContain('hreflang');
      const feed = await (await visitor.get('/en/blogs.xml')).text();
      expect(feed).not.toContain('Le po naše');
    });

    it('are shown to super admins before they are published', async () => {
      const { id } = await add();
      expect((await document(`/blogi/${id}/zeleni-caj`)).status).toBe(404);
      const { props } = await platform.page(`/blogi/${id}/zeleni-caj`, 'articles/blog');
      expect(props.blog).toMatchObject({ hidden: true, editUrl: `/administracija/blogi?edit=${id}` });
      expect(props.head.join('')).toContain('content="noindex"');
    });

    it('have a table of contents when they are long', async () => {
      const body = ['Uvod', 'Izbira', 'Nakup']
        .map((title) => `## ${title}\n\n${'Besedilo. '.repeat(100)}`)
        .join('\n\n');
      const { id } = await publish({ translations: { title: { sl: 'Dolgo' }, body: { sl: body } } });
      const { props } = await visitor.page(`/blogi/${id}/dolgo`, 'articles/blog');
      expect(props.blog.contents.map(({ id }) => id)).toEqual(['s-uvod', 's-izbira', 's-nakup']);
    });

    it('are listed newest first, in pages, on the home page and in RSS', async () => {
      for (let number = 1; number <= 13; number++)
        await publish({
          translations: { title: { sl: `Objava ${number} & več` }, body: { sl: 'Tu [je](/blogi).' } },
          publishedAt: new Date(number * DAY).toISOString(),
        });
      const first = await visitor.page('/blogi', 'articles/blogs');
      expect(first.props.blogs.map(({ title }) => title.text).slice(0, 2)).toEqual([
        'Objava 13 & več',
        'Objava 12 & več',
      ]);
      expect(first.props.blogs).toHaveLength(12);
      expect(first.props.pagination.nextUrl).toBe('/blogi?page=2');
      expect((await visitor.page('/blogi?page=2', 'articles/blogs')).props.blogs).toHaveLength(1);
      expect((await visitor.get('/blogi?page=9', { accept: 'text/html' })).headers.get('location')).toBe(
        '/blogi?page=2',
      );
      const home = await visitor.page('/', 'storefront/home');
      expect(home.props.blogs.map(({ title }) => title.text)).toEqual(
        [13, 12, 11].map((n) => `Objava ${n} & več`),
      );
      const feed = await visitor.get('/blogi.xml');
      expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
      const text = await feed.text();
      expect(text.match(/<item>/g)).toHaveLength(13);
      expect(text).toContain('<title>Objava 13 &#38; več</title>');
      expect(text).toContain(`&#60;a href=&#34;${started.origin}/blogi&#34;`);
    });
  });

  describe('in the admin area', () => {
    const EMPTY = { sl: '', en: '' };
    const form = (fields: object = {}) => ({
      title: { sl: '', en: 'Good tea' },
      slug: EMPTY,
      summary: EMPTY,
      body: { sl: '', en: 'Tea.' },
      status: 'draft',
      publishedAt: '',
      ...fields,
    });
    const list = async (query = '') =>
      (await platform.page(`/en/admin/blogs${query}`, 'content/blogs')).props;

    it('are added, changed, published, deleted and restored', async () => {
      const added = await platform.submit('POST', '/en/admin/blogs', form());
      expect(added.headers.get('location')).toMatch(/^\/en\/admin\/blogs\?edit=\d+$/);
      const { form: stored } = await list(added.headers.get('location')!.replace('/en/admin/blogs', ''));
      const { url, version, ...fields } = stored!;
      expect(fields).toMatchObject({ slug: { en: 'good-tea' }, publishedAt: '', author: 'Ana Čuk' });
      const publishedAt = '2026-07-01T09:30';
      const put = (changes: object) =>
        platform.submit('PUT', url, form({ status: 'published', publishedAt, ...changes }));
      expect((await put({ _version: version })).status).toBe(303);
      expect((await list()).articles[0]).toMatchObject({
        state: 'published',
        languages: ['en'],
        publishedAt: '2026-07-01T07:30:00.000Z',
      });
      // a concurrent change was saved
      await put({ _version: version, title: { sl: '', en: 'Late tea' } });
      expect((await list()).articles[0]!.title).toEqual({ text: 'Good tea' });
      const { actionUrl } = (await list()).articles[0]!;
      await platform.submit('PATCH', actionUrl, { status: 'draft' });
      expect((await list()).statusCounts.map(({ id, count }) => [id, count])).toEqual([
        ['all', 1],
        ['published', 0],
        ['scheduled', 0],
        ['draft', 1],
      ]);
      await platform.submit('DELETE', actionUrl);
      const after = await platform.page('/en/admin/blogs', 'content/blogs');
      expect(after.props.articles).toEqual([]);
      await platform.submit('POST', after.flash!.undo!.url);
      expect((await list()).articles).toHaveLength(1);
    });

    it('are previewed as visitors will see them', async () => {
      const { preview, articles } = await platform.preview(
        '/en/admin/blogs/preview',
        'content/blogs',
        ['preview'],
        { body: { sl: '"Da"', en: '"Yes" <script>' } },
      );
      expect(preview).toEqual({
        sl: [{ type: 'text', html: '<p>»Da«</p>\n' }],
        en: [{ type: 'text', html: '<p>“Yes” &lt;script&gt;</p>\n' }],
      });
      expect(articles).toBeUndefined();
    });

    it('count placeholders, and publish a page only without them', async () => {
      const given = { title: 'Pogoji', body: 'Velja od [[datum]] za [[kraj]], do [[datum]].' };
      const refused = await send('POST', '/api/pages', { ...given, status: 'published' });
      expect(refused.status).toBe(422);
      expect(JSON.stringify(refused.body)).toContain('Pred objavo besedilo dopolnite: [[datum]], [[kraj]].');
      const { id } = (await send<PageJson>('POST', '/api/pages', given)).body;
      const { articles } = (await platform.page('/administracija/strani', 'content/pages')).props;
      expect(articles.find((page) => page.id === id)!.toFill).toBe(3);
      expect((await send('PUT', `/api/pages/${id}`, { status: 'published' })).status).toBe(422);
      const form = await platform.submit('PATCH', `/en/admin/pages/${id}`, { status: 'published' });
      expect([302, 303]).toContain(form.status);
      expect((await send<PageJson>('GET', `/api/pages/${id}`)).body.status).toBe('draft');
      const filled = { body: 'Velja od danes.', status: 'published' };
      expect((await send('PUT', `/api/pages/${id}`, filled)).status).toBe(200);
      expect((await send('DELETE', `/api/pages/${id}`)).status).toBe(204);
    });
  });

  describe('pages that the site links to', () => {
    const page = async (key: string) => {
      const [row] = await rows<{ id: number }>('select id from pages where key = $1', [key]);
      return row!.id;
    };

    it('exist from the beginning, in both languages, and are linked on every page', async () => {
      const { props } = await visitor.page('/en', 'storefront/home');
      expect(props.reading.pages.map(({ key, title, url }) => [key, title, url])).toEqual([
        ['ranking', { text: 'How we rank' }, '/en/pages/how-we-rank'],
        ['terms', { text: 'Terms of use' }, '/en/pages/terms-of-use'],
        ['privacy', { text: 'Privacy' }, '/en/pages/privacy'],
        ['imprint', { text: 'Company details and contact' }, '/en/pages/imprint'],
      ]);
      for (const { url } of props.reading.pages) {
        const { props } = await visitor.page(url, 'articles/page');
        expect(props.page.body!.lang).toBeUndefined();
        // there are no broken links
        for (const [, link] of htmlOf(props.page).matchAll(/href="(\/[^"]*)"/g))
          expect([link, (await visitor.get(link!, { accept: 'text/html' })).status]).toEqual([link, 200]);
      }
    });

    it('list all cookies', async () => {
      const [privacy] = await rows<{ body: { sl: string; en: string } }>(
        `select body from pages where key = 'privacy'`,
      );
      for (const text of Object.values(privacy!.body)) {
        const named = [...text.matchAll(/`(\w[\w-]*)`/g)].map(([, name]) => name);
        expect(named.sort()).toEqual(COOKIES);
      }
    });

    it('show how long data are kept, from the settings, and in every text with the line of the table', async () => {
      const privacy = await visitor.page('/en/pages/privacy', 'articles/page');
      const html = htmlOf(privacy.props.page);
      expect(html).toContain('<td>individual records up to 7 months, then daily totals only</td>');
      expect(html).toContain('<td>90 days after the report is resolved</td>');
      expect(html).not.toContain('::retention::');
      expect(html.match(/<th>How long<\/th>/g)).toHaveLength(1);
      const slovenian = await visitor.page('/strani/zasebnost', 'articles/page');
      expect(htmlOf(slovenian.props.page)).toContain('<td>posamezni zapisi največ 7 mesecev, nato');
      const { html: moved } = await add({
        translations: {
          title: { en: 'Periods' },
          body: { en: 'First.\n\n::retention::\n\nSo ::retention:: stays.' },
        },
      }).then(({ id }) => platform.read<BlogJson>(`/api/blogs/${id}?locale=en`));
      expect(moved).toContain('<th>How long</th>');
      expect(moved).toContain('<p>So ::retention:: stays.</p>');
    });

    it('redirect from former slugs and those of the other language', async () => {
      const id = await page('ranking');
      const location = async (path: string) => {
        const response = await visitor.get(path, { accept: 'text/html' });
        return [response.status, response.headers.get('location')];
      };
      expect(await location('/en/pages/kako-razvrscamo')).toEqual([301, '/en/pages/how-we-rank']);
      const put = (fields: object) => send<PageJson>('PUT', `/api/pages/${id}`, fields);
      await put({ slug: 'vrstni-red' });
      expect(await location('/strani/kako-razvrscamo')).toEqual([301, '/strani/vrstni-red']);
      // a slug that is in use again is not a previous one
      await put({ slug: 'kako-razvrscamo' });
      expect(await location('/strani/kako-razvrscamo')).toEqual([200, null]);
      expect(await location('/strani/vrstni-red')).toEqual([301, '/strani/kako-razvrscamo']);
      expect(await location('/strani/ni-je')).toEqual([404, null]);
    });

    it('cannot be deleted, leave the footer as drafts, and others can be added and deleted', async () => {
      const privacy = await page('privacy');
      expect((await send('DELETE', `/api/pages/${privacy}`)).status).toBe(409);
      await send('PUT', `/api/pages/${privacy}`, { status: 'draft' });
      expect((await visitor.get('/strani/zasebnost', { accept: 'text/html' })).status).toBe(404);
      const shown = async () =>
        (await visitor.page('/', 'storefront/home')).props.reading.pages.map(({ key }) => key);
      expect(await shown()).toEqual(['ranking', 'terms', 'imprint']);
      await send('PUT', `/api/pages/${privacy}`, { status: 'published' });
      const free = await send<PageJson>('POST', '/api/pages', {
        title: 'O nas',
        body: 'Mi.',
        status: 'published',
      });
      expect(free.body).toMatchObject({ key: null, slug: 'o-nas', url: `${started.origin}/strani/o-nas` });
      expect((await send('POST', '/api/pages', { title: 'Drugi', slug: 'o-nas' })).status).toBe(409);
      expect((await send('DELETE', `/api/pages/${free.body.id}`)).status).toBe(204);
      expect((await visitor.get('/strani/o-nas', { accept: 'text/html' })).status).toBe(404);
      expect((await send('POST', '/api/pages', { title: 'O nas', slug: 'o-nas' })).status).toBe(201);
      expect((await send('POST', `/api/pages/${free.body.id}/restore`)).status).toBe(409);
    });
  });
});
