import {
  Body,
  type CanActivate,
  Controller,
  Delete,
  Get,
  Patch,
  Post,
  Put,
  Redirect,
  UseGuards,
} from '@nestjs/common';
import { localPath } from '../../src/core/inertia/http/local-url.js';
import { back, location, redirect } from '../../src/core/inertia/responses.js';
import { AnyPageController, serve } from './any-page.controller.js';
import type { TestClient } from './client.js';
import { useApp } from './app.js';

class SignedOutGuard implements CanActivate {
  canActivate(): never {
    throw redirect('/any?login');
  }
}

@Controller()
class RedirectsController {
  @Get('to')
  got() {
    return redirect('/any');
  }

  @Get('moved')
  moved() {
    return redirect('/izdelek/čaj zeleni', { status: 301 });
  }

  @Post('to')
  posted() {
    return redirect('/any');
  }

  @Put('to')
  put() {
    return redirect('/any', { status: 302 });
  }

  @Patch('nest')
  @Redirect('/any')
  nest() {}

  @Delete('kept')
  kept() {
    return redirect('/any', { status: 307 });
  }

  @Put('guarded')
  @UseGuards(SignedOutGuard)
  guarded() {}

  @Get('guarded')
  @UseGuards(SignedOutGuard)
  readGuarded() {}

  @Get('abroad')
  @Redirect('https://store.example/offer?x=1')
  abroad() {}

  @Post('store')
  store() {
    return location('https://store.example/');
  }

  @Get('fragment')
  fragment() {
    return redirect('/any#part');
  }

  @Post('back')
  back(@Body() body: unknown) {
    void body;
    return back('/any?fallback');
  }
}

const test = await useApp([AnyPageController, RedirectsController]);
serve(() => ({}));

describe('redirects', () => {
  let client: TestClient;
  beforeEach(async () => {
    client = test.newClient();
    await client.get('/any');
  });

  const visit = async (method: string, path: string, headers = {}) => {
    const body = method === 'GET' ? undefined : {};
    const reply = await client.visit(method, path, { body, headers });
    return [reply.status, reply.headers.location];
  };

  it('P95 P96 P97 makes redirects after writes a 303, wherever they come from', async () => {
    expect(await visit('GET', '/to')).toEqual([302, '/any']);
    expect(await visit('POST', '/to')).toEqual([303, '/any']);
    expect(await visit('PUT', '/to')).toEqual([303, '/any']);
    expect(await visit('PATCH', '/nest')).toEqual([303, '/any']);
    expect(await visit('DELETE', '/kept')).toEqual([307, '/any']);
    expect(await visit('PUT', '/guarded')).toEqual([303, '/any?login']);
    expect(await visit('GET', '/guarded')).toEqual([302, '/any?login']);
  });

  it('P17 varies redirects by X-Inertia and writes their address in ASCII', async () => {
    const reply = await client.get('/moved');
    expect([reply.status, reply.headers.location]).toEqual([301, '/izdelek/%C4%8Daj%20zeleni']);
    expect(reply.headers.vary).toBe('X-Inertia');
  });

  it('P98 P99 leaves for other origins by a location visit', async () => {
    for (const [method, path] of [
      ['GET', '/abroad'],
      ['POST', '/store'],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      const reply = await client.visit(method, path, { body });
      expect(reply.status).toBe(409);
      expect(reply.headers['x-inertia-location']).toMatch('https://store.example/');
      expect([reply.headers.location, reply.headers['x-inertia'], reply.text]).toEqual([
        undefined,
        undefined,
        '',
      ]);
      expect(reply.headers['x-inertia-version']).toBeUndefined();
      expect(reply.headers.vary).toBe('X-Inertia');
    }
    const plain = await client.get('/abroad');
    expect([plain.status, plain.headers.location]).toEqual([302, 'https://store.example/offer?x=1']);
  });

  it('P6 P19 P100 keeps the fragment of a target by a 409, but not for documents and prefetches', async () => {
    const reply = await client.visit('GET', '/fragment');
    expect([reply.status, reply.headers['x-inertia-redirect'], reply.text]).toEqual([409, '/any#part', '']);
    expect(reply.headers['x-inertia-location']).toBeUndefined();
    expect(await visit('GET', '/fragment', { purpose: 'prefetch' })).toEqual([302, '/any#part']);
    expect((await client.get('/fragment')).headers.location).toBe('/any#part');
  });

  it('P102 goes back only to pages of our own', async () => {
    const from = (referer: string) => visit('POST', '/back', { referer });
    expect(await from(`${test.origin}/any?x=1#f`)).toEqual([303, '/any?x=1']);
    expect(await from('https://evil.example/any')).toEqual([303, '/any?fallback']);
    expect(await from(`${test.origin}//evil.example`)).toEqual([303, '/any?fallback']);
    expect(await from('nonsense')).toEqual([303, '/any?fallback']);
  });

  it.each(['//evil', '/\\evil', 'https://evil', '/\t/evil', '/a\nb', 'javascript:1', '', undefined, ['/a']])(
    'P104 does not follow %j',
    (target) => expect(localPath(target)).toBeNull(),
  );

  it('P104 follows local paths', () => expect(localPath('/a?b=//c')).toBe('/a?b=//c'));
});
