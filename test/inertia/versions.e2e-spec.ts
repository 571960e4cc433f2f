import { Controller, Get, Post } from '@nestjs/common';
import { redirect } from '../../src/core/inertia/responses.js';
import { AnyPageController, serve } from './any-page.controller.js';
import { startApp, useApp } from './app.js';
import { NO_CLIENT } from '../../src/core/inertia/document/client-build.js';

let handled = 0;

@Controller()
class CountingController {
  @Post('count')
  count() {
    handled += 1;
    return redirect('/any', { flash: { toast: { severity: 'info', summary: 'x' } } as object });
  }

  @Get('leave')
  leave() {
    handled += 1;
    return redirect('/any');
  }
}

const test = await useApp([AnyPageController, CountingController]);
serve(() => ({}));

describe('asset version', () => {
  it('P18 P87 P89 P90 P93 sends a stale client to load the page, before anything runs', async () => {
    for (const version of ['old', '']) {
      const reply = await test
        .newClient()
        .visit('GET', '/leave?a=1&b=%20', { headers: { 'x-inertia-version': version } });
      expect(reply.status).toBe(409);
      expect(reply.headers['x-inertia-location']).toBe('/leave?a=1&b=%20');
      expect(reply.headers['x-inertia-version']).toBe('v1');
      expect(reply.headers['x-inertia']).toBeUndefined();
      expect(reply.headers['content-type']).toBeUndefined();
      expect(reply.headers.vary).toBe('X-Inertia');
      expect(reply.text).toBe('');
    }
    expect(handled).toBe(0);
  });

  it('P88 P99 does what a stale client asks for, then leads it to the page as a document', async () => {
    const client = test.newClient();
    await client.get('/any');
    handled = 0;
    const posted = await client.visit('POST', '/count', {
      body: {},
      headers: { 'x-inertia-version': 'old' },
    });
    expect([handled, posted.status]).toEqual([1, 409]);
    expect(posted.headers).toMatchObject({ 'x-inertia-location': '/any', 'x-inertia-version': 'v1' });
    expect(posted.headers).not.toHaveProperty('x-inertia-refused');
    expect(posted.headers.location).toBeUndefined();
    expect((await client.visit('POST', '/count', { body: {} })).status).toBe(303);
  });

  it('P88 checks no HEAD and no documents', async () => {
    const client = test.newClient();
    const stale = { 'x-inertia-version': 'old' };
    expect((await client.get('/any', stale)).status).toBe(200);
    expect((await client.visit('HEAD', '/any', { headers: stale })).status).toBe(200);
  });

  it('P91 leaves flash and errors for the reload that follows', async () => {
    const client = test.newClient();
    await client.get('/any');
    await client.visit('POST', '/count', { body: {} });
    await client.visit('GET', '/any', { headers: { 'x-inertia-version': 'old' } });
    expect((await client.get('/any')).page.flash).toEqual({ toast: { severity: 'info', summary: 'x' } });
  });

  it('P94 finds nothing stale without a version', async () => {
    const other = await startApp([AnyPageController], {
      client: NO_CLIENT,
    });
    const reply = await other.newClient().visit('GET', '/any', { headers: { 'x-inertia-version': 'old' } });
    expect([reply.status, reply.page.version]).toEqual([200, null]);
    await other.close();
  });
});
