import { Controller, Delete, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Page } from '../../src/core/inertia/page.decorator.js';
import { AnyPageController, serve } from './any-page.controller.js';
import { useApp } from './app.js';

@Controller()
class ResponsesController {
  @Get('nothing')
  @Page('inertia-test/any')
  nothing(): Promise<never> {
    return Promise.resolve(undefined as never);
  }

  @Delete('nothing')
  remove() {}

  @Post('posted')
  @Page('inertia-test/any')
  posted() {
    return { ok: true };
  }

  @Get('varying')
  @Page('inertia-test/any')
  varying(@Res({ passthrough: true }) reply: FastifyReply) {
    reply.header('vary', 'Accept-Encoding, x-inertia');
    return {};
  }

  @Get('query')
  @Page('inertia-test/any')
  query(@Query() query: Record<string, unknown>) {
    return { query };
  }
}

const test = await useApp([AnyPageController, ResponsesController]);

describe('page responses', () => {
  it('P1 P15 P16 answers an Inertia request with the page object, whatever it accepts', async () => {
    serve(() => ({ title: 'Čaj' }));
    const reply = await test.newClient().visit('GET', '/any');
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toMatch('application/json');
    expect(reply.headers['x-inertia']).toBe('true');
    expect(reply.page.props.title).toBe('Čaj');
  });

  it('P8 P9 P10 P14 answers a first visit with a document, one data script and one empty root', async () => {
    serve(() => ({ title: 'Čaj' }));
    const reply = await test.newClient().get('/any');
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['x-inertia']).toBeUndefined();
    expect(reply.text.match(/<script data-page="app" type="application\/json">/g)).toHaveLength(1);
    expect(reply.text.match(/<div id="app"><\/div>/g)).toHaveLength(1);
    expect(reply.text).not.toContain('data-server-rendered');
    expect(reply.text).toContain('<title data-inertia="">Naslov &lt;b&gt;</title>');
    expect(reply.text).toContain('<script type="module" src="/app.js"></script>');
    expect(reply.text).toContain('<html lang="sl">');
  });

  it('P11 lets no prop close the script or open a comment', async () => {
    const hostile = '</script><!--<script>&amp;"';
    serve(() => ({ hostile }));
    const reply = await test.newClient().get('/any');
    expect(reply.text.match(/<\/script>/g)).toHaveLength(2);
    expect(reply.text).not.toContain('<!--');
    expect(reply.page.props.hostile).toBe(hostile);
  });

  it('P12 P26 gives the same page object as document and as JSON', async () => {
    serve(() => ({ a: 1, b: { c: [true, null] } }));
    const client = test.newClient();
    const [first, second] = [await client.get('/any?x=1'), await client.visit('GET', '/any?x=1')];
    expect(first.page).toEqual(second.page);
    expect(first.page.version).toBe('v1');
  });

  it('P13 gives a first visit the whole page even if partial headers come along', async () => {
    serve(() => ({ a: 1, b: 2 }));
    const reply = await test.newClient().get('/any', {
      'x-inertia-partial-component': 'inertia-test/any',
      'x-inertia-partial-data': 'a',
      'x-inertia-except-once-props': 'a',
    });
    expect(reply.page.props).toEqual({ errors: {}, a: 1, b: 2 });
  });

  it('P17 varies by X-Inertia in both forms and keeps what others vary by', async () => {
    const client = test.newClient();
    expect((await client.get('/any')).headers.vary).toBe('X-Inertia');
    // and by the props of a partial reload
    const varied = async (path: string) => {
      const names = (await client.visit('GET', path)).headers.vary!.split(', ');
      expect(names).toContain('x-inertia-partial-data');
      return names.filter((name) => !name.startsWith('x-inertia-'));
    };
    expect(await varied('/any')).toEqual(['X-Inertia']);
    expect(await varied('/varying')).toEqual(['Accept-Encoding', 'x-inertia']);
  });

  it('P20 sends an Inertia request back when a handler returned nothing', async () => {
    const client = test.newClient();
    await client.get('/any');
    const referer = `${test.origin}/any?from=here`;
    const got = await client.visit('GET', '/nothing', { headers: { referer } });
    expect([got.status, got.headers.location]).toEqual([302, '/any?from=here']);
    const deleted = await client.visit('DELETE', '/nothing', { body: {}, headers: { referer } });
    expect([deleted.status, deleted.headers.location]).toEqual([303, '/any?from=here']);
    const plain = await client.send('GET', '/nothing');
    expect([plain.status, plain.text]).toEqual([200, '']);
  });

  it('P22 P23 P24 P27 P28 P40 leaves out of the page object what says nothing', async () => {
    serve(() => ({}));
    const { page } = await test.newClient().visit('GET', '/any');
    expect(page).toEqual({
      component: 'inertia-test/any',
      props: { errors: {} },
      url: '/any',
      version: 'v1',
      sharedProps: ['errors'],
    });
  });

  it('P25 reports the address as it was asked for', async () => {
    const path = '/any?b=%C4%8D%20a&a[]=1&x=a%2Fb';
    expect((await test.newClient().visit('GET', path)).page.url).toBe(path);
  });

  it('P4 nests the query by brackets', async () => {
    const path = '/query?tags[]=a&tags[]=b&user[name]=x&user[age]=&list[0]=p&__proto__[z]=1';
    const { page } = await test.newClient().visit('GET', path);
    expect(page.props.query).toEqual({
      tags: ['a', 'b'],
      user: { name: 'x', age: '' },
      list: ['p'],
    });
  });

  it('B7 answers a page rendered from POST with 200', async () => {
    const client = test.newClient();
    await client.get('/any');
    const reply = await client.visit('POST', '/posted', { body: {} });
    expect([reply.status, reply.page.props.ok]).toEqual([200, true]);
  });

  it('P21 keeps shared caches from mixing the forms of one address', async () => {
    expect((await test.newClient().get('/any')).headers['cache-control']).toBe('no-cache, private');
  });
});
