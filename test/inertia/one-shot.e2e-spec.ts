import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { type InertiaVisit, Visit } from '../../src/core/inertia/http/visit.js';
import { Page } from '../../src/core/inertia/page.decorator.js';
import { redirect, type RedirectOptions } from '../../src/core/inertia/responses.js';
import { ANY, AnyPageController, serve } from './any-page.controller.js';
import type { TestClient } from './client.js';
import { useApp } from './app.js';

const toast = { toast: { severity: 'success', summary: 'Shranjeno' } } as RedirectOptions['flash'];

@Controller()
class CarryingController {
  static options: RedirectOptions = {};

  @Post('carry/:times')
  carry(@Param('times') times: string, @Body() body: unknown) {
    void body;
    return redirect(`/hop/${times}`, CarryingController.options);
  }

  @Get('hop/:times')
  hop(@Param('times') times: string) {
    return redirect(Number(times) > 1 ? `/hop/${Number(times) - 1}` : '/any');
  }

  @Get('flashing')
  @Page('inertia-test/any')
  flashing(@Visit() visit: InertiaVisit) {
    visit.flash(toast!);
    return {};
  }

  @Get('private')
  @Page('inertia-test/any')
  private(@Visit() visit: InertiaVisit) {
    visit.encryptHistory().carry({ clearHistory: true });
    return {};
  }
}

const test = await useApp([AnyPageController, CarryingController]);
serve(() => ({ a: 1 }));

describe('one-shot data', () => {
  let client: TestClient;
  beforeEach(async () => {
    client = test.newClient();
    await client.get('/any');
  });

  const post = (options: RedirectOptions, headers = {}, times = 1) => {
    CarryingController.options = options;
    return client.visit('POST', `/carry/${times}`, { body: {}, headers });
  };
  const follow = (options: RedirectOptions, headers = {}, times = 1) => {
    CarryingController.options = options;
    return client.follow('POST', `/carry/${times}`, { body: {}, headers });
  };
  const next = async (headers = {}) => (await client.visit('GET', '/any', { headers })).page;

  it('keeps what goes in a lane for the page that is asked for in it', async () => {
    const lane = { 'x-inertia-lane': 'upload1' };
    await post({ flash: toast }, lane);
    expect((await next()).flash).toBeUndefined();
    expect((await next({ 'x-inertia-lane': 'upload2' })).flash).toBeUndefined();
    await post({ errors: { name: 'required' } });
    const shown = await next(lane);
    expect([shown.flash, shown.props.errors]).toEqual([toast, {}]);
    expect((await next(lane)).flash).toBeUndefined();
    expect((await next()).props.errors).toEqual({ name: 'required' });
    expect([...client.cookies.keys()].filter((name) => name.startsWith('inertia_once'))).toEqual([]);
    // a name that could be anything else of the cookie is none
    await post({ flash: toast }, { 'x-inertia-lane': 'a; Path=/x' });
    expect((await next()).flash).toEqual(toast);
  });

  it('P121 P122 P123 P124 carries flash over redirects to one page', async () => {
    expect((await follow({ flash: toast }, {}, 3)).page.flash).toEqual(toast);
    expect((await next()).flash).toBeUndefined();
    expect(client.cookies.has('inertia_once')).toBe(false);
  });

  it('P12 P28 shows flash in a document, too', async () => {
    await post({ flash: toast });
    expect((await client.get('/any')).page.flash).toEqual(toast);
    expect((await client.get('/any')).page.flash).toBeUndefined();
  });

  it('P123 shows flash of the request that renders, and does not keep it', async () => {
    expect((await client.visit('GET', '/flashing')).page.flash).toEqual(toast);
    expect((await next()).flash).toBeUndefined();
  });

  it('P6 P64 P123 leaves flash and errors to the visible page on prefetches and background requests', async () => {
    await post({ flash: toast, errors: { name: 'Manjka' } });
    const background = { 'cache-control': 'no-cache', 'x-inertia-partial-data': 'a' };
    const polls = await Promise.all([1, 2, 3].map(() => client.partial('/any', ANY, background)));
    for (const { page } of [
      ...polls,
      await client.visit('GET', '/any', { headers: { purpose: 'prefetch' } }),
    ])
      expect([page.flash, page.props.errors]).toEqual([undefined, {}]);
    expect(await next()).toMatchObject({ flash: toast, props: { errors: { name: 'Manjka' } } });
  });

  it('P64 shows flash to a partial reload that follows a submission', async () => {
    await post({ flash: toast });
    const { page } = await client.partial('/any', ANY, { 'x-inertia-partial-data': 'a' });
    expect(page.flash).toEqual(toast);
    expect((await next()).flash).toBeUndefined();
  });

  it('P105 P106 P107 P109 shows errors once: the first message of each field, also in partials', async () => {
    const errors = { 'address.city': ['Manjka', 'Predolgo'], name: 'Manjka' };
    const { page } = await follow(
      { errors },
      { 'x-inertia-partial-component': ANY, 'x-inertia-partial-data': 'a' },
    );
    expect(page.props).toEqual({ a: 1, errors: { 'address.city': 'Manjka', name: 'Manjka' } });
    expect((await next()).props.errors).toEqual({});
  });

  it('drops the last errors rather than exceed what a cookie holds', async () => {
    const errors = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`items.${index}.name`, `Napaka ${Math.sin(index)}`]),
    );
    const shown = (await follow({ errors, flash: toast })).page;
    const kept = Object.keys(shown.props.errors as object);
    expect(kept[0]).toBe('items.0.name');
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.length).toBeLessThan(400);
    expect(shown.flash).toEqual(toast);
  });

  it('takes no data from a cookie that it has not signed', async () => {
    await post({ flash: toast });
    const cookie = client.cookies.get('inertia_once')!;
    client.cookies.set('inertia_once', `x${cookie}`);
    expect((await next()).flash).toBeUndefined();
    client.cookies.set('inertia_once', 'garbage');
    expect((await next()).flash).toBeUndefined();
  });

  it('P38 P125 encrypts history where a response says so', async () => {
    expect((await next()).encryptHistory).toBeUndefined();
    expect((await client.visit('GET', '/private')).page.encryptHistory).toBe(true);
  });

  it('P38 P126 clears history on the page that follows, once', async () => {
    expect((await follow({ clearHistory: true })).page.clearHistory).toBe(true);
    expect((await next()).clearHistory).toBeUndefined();
    expect((await client.visit('GET', '/private')).page.clearHistory).toBe(true);
  });
});
