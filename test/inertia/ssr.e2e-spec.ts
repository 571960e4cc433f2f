import { rm } from 'node:fs/promises';
import { Controller, Get, Query } from '@nestjs/common';
import { builtClient } from '../../src/core/inertia/document/built-client.js';
import { tag } from '../../src/core/inertia/document/html.js';
import type { PageName, ServerProps } from '../../src/core/inertia/pages.js';
import { always } from '../../src/core/inertia/props.js';
import { view } from '../../src/core/inertia/responses.js';
import { AnyPageController, serve } from './any-page.controller.js';
import { startApp, useApp } from './app.js';
import { buildFixture } from './build-fixture.js';
import { pageOf } from './client.js';

@Controller()
class DrawnController {
  @Get('show')
  show(@Query('page') page: string) {
    return view(`inertia-test/${page}` as PageName, {} as ServerProps<PageName>);
  }
}

const IS_DRAWN = 'data-server-rendered="true"';

const directory = await buildFixture();
const client = builtClient({ directory, entry: 'app.js' });
const hasty = await useApp([DrawnController], { client, ssr: { timeoutMs: 200 } });
const test = await startApp([AnyPageController, DrawnController], {
  client,
  ssr: { timeoutMs: 60_000 },
  document: {
    lang: () => 'sl',
    title: () => 'Privzeto',
  },
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true });
});

describe('server-side rendering', () => {
  it('P136 P137 P138 P142 draws first visits, each page with its own data', async () => {
    for (const title of ['Prvi <1>', 'Drugi & zadnji']) {
      serve(() => ({
        title,
        head: always(['<title>Naslov</title>', '<meta name="description" content="Opis">']),
      }));
      const { text } = await test.newClient().get('/any?x=1');
      expect(text.match(/<script data-page="app"/g)).toHaveLength(1);
      expect(text.match(/id="app"/g)).toHaveLength(1);
      expect(text).toContain(IS_DRAWN);
      expect(text).toContain(
        `<h1 data-url="/any?x=1">${title.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</h1>`,
      );
      expect(text.match(/<title/g)).toHaveLength(1);
      expect(text).toContain('<meta name="own" content="yes" data-inertia="own">');
      expect(text.split('<body>')[0]).toContain('<title data-inertia="server-head-0">Naslov</title>');
    }
  });

  it('P12 P136 puts the same page object into a drawn document as into JSON, which is not drawn', async () => {
    serve(() => ({ title: 'a', late: undefined, list: [1, null] }));
    const browser = test.newClient();
    const drawn = await browser.get('/any');
    const before = test.inertia.ssrCounters!.rendered;
    const json = await browser.visit('GET', '/any', { headers: { 'x-inertia-version': client.version! } });
    expect(drawn.page).toEqual(json.page);
    expect(test.inertia.ssrCounters!.rendered).toBe(before);
  });

  it('P139 leaves a page that throws to the browser, with 200, and counts it', async () => {
    const reply = await test.newClient().get('/show?page=throws');
    expect([reply.status, reply.page.component]).toEqual([200, 'inertia-test/throws']);
    expect(reply.text).toContain('<div id="app"></div>');
    expect(reply.text).toContain('<title data-inertia="">Privzeto</title>');
    expect(test.failures).toContainEqual({ what: 'ssr', message: 'broken component' });
    expect(test.inertia.ssrCounters!.failed).toBe(1);
  });

  it('P139 interrupts a page that never ends, and does not try it again at once', async () => {
    const replies = [
      await hasty.newClient().get('/show?page=endless'),
      await hasty.newClient().get('/show?page=endless'),
    ];
    for (const { status, text } of replies) expect([status, text.includes(IS_DRAWN)]).toEqual([200, false]);
    expect(hasty.inertia.ssrCounters!.timedOut).toBe(1);
  });

  it('P139 waits for a page that never comes no longer than it may', async () => {
    const { status, text } = await hasty.newClient().get('/show?page=never');
    expect([status, text.includes(IS_DRAWN)]).toEqual([200, false]);
    expect(hasty.failures.at(-1)?.message).toBe('Rendering inertia-test/never took longer than 200 ms');
  });

  it('P139 turns failures into errors where tests want them', async () => {
    const strict = await startApp([DrawnController], { client, ssr: { strict: true } });
    expect((await strict.newClient().get('/show?page=throws')).status).toBe(500);
    await strict.close();
  });

  it('P139 counts a malformed result as a failure', async () => {
    const malformed = { ...client, render: () => Promise.resolve({ head: [] } as never) };
    const other = await startApp([AnyPageController], { client: malformed });
    const reply = await other.newClient().get('/any');
    expect([reply.status, other.inertia.ssrCounters]).toEqual([200, { rendered: 0, failed: 1, timedOut: 0 }]);
    await other.close();
  });

  it('P14 P146 P148 prints the head of the server without SSR as the client would', async () => {
    serve(() => ({
      head: always([
        tag('title', {}, 'Čaj & <med>'),
        tag('meta', { name: 'x', content: '"y"' }),
        tag('link', { rel: 'canonical', href: '/a?b&c', 'data-inertia': 'canonical' }),
        tag('script', { type: 'application/ld+json' }, JSON.stringify({ name: '</script>' })),
      ]),
    }));
    const undrawn = await startApp([AnyPageController], { client: { ...client, render: null } });
    const { text } = await undrawn.newClient().get('/any');
    await undrawn.close();
    expect(text).toContain('<title data-inertia="server-head-0">Čaj &amp; &lt;med&gt;</title>');
    expect(text).toContain('<meta data-inertia="server-head-1" name="x" content="&quot;y&quot;">');
    expect(text).toContain('<link rel="canonical" href="/a?b&amp;c" data-inertia="canonical">');
    expect(text).toContain('{"name":"\\u003c/script>"}</script>');
    expect(text.match(/<title/g)).toHaveLength(1);
  });

  it('P14 P149 links the entry, the chunk of the page and their styles', async () => {
    serve(() => ({}));
    const { text } = await test.newClient().get('/any');
    const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)" type="text\/plain">/g)].map(
      ([, href]) => href!,
    );
    expect(text).toMatch(/<style>body ?\{/);
    expect(styles).toEqual([
      expect.stringMatching(/^\/assets\/app-.*\.css$/),
      expect.stringMatching(/^\/assets\/any-.*\.css$/),
    ]);
    const [, start] = /<script>([^<]+)<\/script>/.exec(text)!;
    const [, entry] = /"(\/assets\/app-[^"]+\.js)"\], /.exec(start!)!;
    const [, chunk] = /"(\/assets\/any-[^"]+\.js)"/.exec(start!)!;
    for (const path of [...styles, entry!, chunk!]) {
      const asset = await test.newClient().get(path);
      expect([asset.status, asset.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('P92 P133 names the build by its content, and misses assets plainly', async () => {
    expect(client.version).toBe(builtClient({ directory, entry: 'app.js' }).version);
    const missing = await test.newClient().get('/assets/app-old.js');
    expect([missing.status, missing.headers['content-type'], missing.text]).toEqual([
      404,
      'text/plain',
      'Not found',
    ]);
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  it('P11 keeps hostile text inside the data of a drawn page', async () => {
    serve(() => ({ title: '</script><script>alert(1)</script><!--' }));
    const { text } = await test.newClient().get('/any');
    expect(text).not.toContain('<script>alert');
    expect(pageOf(text).props.title).toBe('</script><script>alert(1)</script><!--');
  });
});
