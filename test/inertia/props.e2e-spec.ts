import { always, defer, type MergeRule, once, optional, Prop, scroll } from '../../src/core/inertia/props.js';
import { ANY, AnyPageController, serve } from './any-page.controller.js';
import { asShare, useApp } from './app.js';
import type { TestClient, TestPage } from './client.js';

type AnyProp = Prop<unknown, 'now' | 'later'>;

const rows = { data: [{ id: 1 }] };
const position = () => ({ currentPage: 2, previousPage: 1, nextPage: 3 });
const merged = (source: unknown, merge: MergeRule = {}) => new Prop(source, { load: 'eager', merge });

let shared: () => Record<string, unknown>;
const test = await useApp([AnyPageController]);
test.inertia.share(asShare(() => shared()));

describe('props', () => {
  let client: TestClient;
  beforeEach(() => {
    shared = () => ({});
    client = test.newClient();
  });

  const full = async (headers = {}) => (await client.visit('GET', '/any', { headers })).page;
  const partial = async (only: string, headers = {}) =>
    (await client.partial('/any', ANY, { ...(only && { 'x-inertia-partial-data': only }), ...headers })).page;

  /** How one kind fares: first visit, full visit, partial that names it, partial that does not. */
  async function fate(kind: (run: () => unknown) => unknown, headers = {}) {
    let runs = 0;
    const seen = async (page: Promise<TestPage>) => {
      runs = 0;
      const { props, ...rest } = await page;
      const usual = ['component', 'url', 'version', 'sharedProps'];
      const metadata = Object.fromEntries(Object.entries(rest).filter(([name]) => !usual.includes(name)));
      return { value: 'p' in props, runs, metadata };
    };
    serve(() => ({ p: kind(() => ((runs += 1), 'value')), q: 1 }));
    return {
      full: await seen(full(headers)),
      named: await seen(partial('p', headers)),
      unnamed: await seen(partial('q', headers)),
    };
  }

  const v = (metadata = {}, runs = 1) => ({ value: true, runs, metadata });
  const none = (metadata = {}) => ({ value: false, runs: 0, metadata });
  const onceP = { onceProps: { p: { prop: 'p', expiresAt: null } } };

  it.each<[string, (run: () => unknown) => unknown, unknown, unknown, unknown]>([
    ['a value', () => 'value', v({}, 0), v({}, 0), none()],
    ['a function', (run) => run, v(), v(), none()],
    ['an async function', (run) => async () => run(), v(), v(), none()],
    ['always', (run) => always(run), v(), v(), v()],
    ['optional', (run) => optional(run), none(), v(), none()],
    ['defer', (run) => defer(run), none({ deferredProps: { default: ['p'] } }), v(), none()],
    ['merge', (run) => merged(run), v({ mergeProps: ['p'] }), v({ mergeProps: ['p'] }), none()],
    ['once', (run) => once(run), v(onceP), v(onceP), none()],
    [
      'defer merge',
      (run) => defer(run, { group: 'g' }).merge(),
      none({ deferredProps: { g: ['p'] }, mergeProps: ['p'] }),
      v({ mergeProps: ['p'] }),
      none(),
    ],
  ])('P46 P59 P61 P62 P65 P69 %s', async (_name, kind, onFull, onNamed, onUnnamed) => {
    const seen = await fate(kind);
    expect(seen.full).toEqual(onFull);
    expect(seen.named).toEqual(onNamed);
    expect(seen.unnamed).toEqual(onUnnamed);
  });

  const held = { 'x-inertia-except-once-props': 'a,p,b' };

  it.each<[string, (run: () => unknown) => AnyProp, unknown, unknown]>([
    ['once', (run) => once(run), none(onceP), v(onceP)],
  ])('P46 P78 P79 P82 P83 P85 %s whose value the client holds', async (_name, kind, onFull, onNamed) => {
    const seen = await fate(kind, held);
    expect(seen.full).toEqual(onFull);
    expect(seen.named).toEqual(onNamed);
    expect(seen.unnamed).toEqual(none());
  });

  it('P13 P84 resolves once props on a first visit', async () => {
    serve(() => ({ p: once(() => 'value') }));
    expect((await client.get('/any', held)).page.props.p).toBe('value');
  });

  it('P80 P81 keys once values and says when they expire', async () => {
    serve(() => ({ p: once(() => 1, { key: 'rates', expiresIn: 60_000 }) }));
    const before = Date.now();
    const { rates } = (await full()).onceProps as Record<string, { prop: string; expiresAt: number }>;
    expect(rates?.prop).toBe('p');
    expect(rates!.expiresAt).toBeGreaterThanOrEqual(before + 60_000);
    expect(rates!.expiresAt).toBeLessThanOrEqual(Date.now() + 60_000);
    expect('p' in (await full({ 'x-inertia-except-once-props': 'rates' })).props).toBe(false);
  });

  it('P41 P119 P120 overlays shared props by those of the page, and names their keys', async () => {
    shared = () => ({ name: 'shared', only: () => 'lazy' });
    serve(() => ({ name: 'page' }));
    const page = await full();
    expect(page.props).toEqual({ name: 'page', only: 'lazy', errors: {} });
    expect(page.sharedProps.sort()).toEqual(['errors', 'name', 'only']);
    expect((await partial('only')).props).toEqual({ only: 'lazy', errors: {} });
    expect((await partial('only')).sharedProps).toHaveLength(3);
  });

  it('P43 resolves promises at the same time', async () => {
    let release = () => {};
    const gate = new Promise<string>((resolve) => (release = () => resolve('open')));
    serve(() => ({ waits: () => gate, opens: () => (release(), 'opened') }));
    expect((await full()).props).toMatchObject({ waits: 'open', opens: 'opened' });
  });

  it('P43 lets a throwing prop fail the response, also beside others that fail', async () => {
    serve(() => ({
      a: async () => Promise.reject(new Error('one')),
      b: () => Promise.reject(new Error('two')),
    }));
    expect((await client.visit('GET', '/any')).status).toBe(500);
    serve(() => ({ a: async () => Promise.reject(new Error('one')), b: new Date() }));
    expect((await client.visit('GET', '/any')).status).toBe(500);
  });

  it('P44 follows a function that returns a prop kind or a container of them', async () => {
    serve(() => ({ p: () => defer(() => 'late'), c: () => ({ now: 1, late: optional(() => 2) }) }));
    const page = await full();
    expect(page.props).toEqual({ errors: {}, c: { now: 1 } });
    expect(page.deferredProps).toEqual({ default: ['p'] });
    expect((await partial('p')).props).toEqual({ errors: {}, p: 'late' });
  });

  it('P45 P49 finds prop kinds at any depth, in objects and lists', async () => {
    serve(() => ({
      items: [
        { id: 1, detail: defer(() => 'one') },
        { id: 2, detail: defer(() => 'two') },
      ],
      tree: { leaf: { value: optional(() => 'deep') }, other: 1 },
    }));
    const page = await full();
    expect(page.props).toEqual({ errors: {}, items: [{ id: 1 }, { id: 2 }], tree: { leaf: {}, other: 1 } });
    expect(page.deferredProps).toEqual({ default: ['items.0.detail', 'items.1.detail'] });
    expect((await partial('items.0.detail,tree.leaf.value')).props).toEqual({
      errors: {},
      items: [{ detail: 'one' }],
      tree: { leaf: { value: 'deep' } },
    });
    expect((await partial('items.1.detail')).props.items).toEqual({ 1: { detail: 'two' } });
  });

  it('P47 sends null as null and refuses what JSON would change, naming the place', async () => {
    serve(() => ({ p: null, d: { e: undefined } }));
    expect((await full()).props).toEqual({ errors: {}, p: null, d: {} });
    class Entity {
      id = 1;
    }
    for (const value of [new Date(), new Map(), 1n, new Entity()]) {
      serve(() => ({ list: [{ value }] }));
      expect((await client.visit('GET', '/any')).status).toBe(500);
    }
  });

  it('P48 sends a full page when the request was for another component', async () => {
    serve(() => ({ a: 1, late: defer(() => 2) }));
    const { page } = await client.partial('/any', 'inertia-test/other', { 'x-inertia-partial-data': 'late' });
    expect(page.props).toEqual({ errors: {}, a: 1 });
    expect(page.deferredProps).toEqual({ default: ['late'] });
  });

  it('P50 P51 removes what except names, below a selection, too', async () => {
    serve(() => ({ a: { b: 1, c: 2 }, d: 3 }));
    const except = { 'x-inertia-partial-except': 'a.b' };
    expect((await partial('', except)).props).toEqual({ errors: {}, a: { c: 2 }, d: 3 });
    expect((await partial('a', except)).props).toEqual({ errors: {}, a: { c: 2 } });
    expect((await partial('a', { 'x-inertia-partial-except': 'a' })).props).toEqual({ errors: {} });
  });

  it('P52 sends always props, nested ones where their ancestors are walked', async () => {
    serve(() => ({ a: { tick: always(1), b: 2 }, top: always(() => 3), c: 4 }));
    expect((await partial('a.b')).props).toEqual({ errors: {}, a: { tick: 1, b: 2 }, top: 3 });
    expect((await partial('c')).props).toEqual({ errors: {}, c: 4, top: 3 });
    expect((await partial('', { 'x-inertia-partial-except': 'top,a' })).props).toEqual({
      errors: {},
      top: 3,
      c: 4,
    });
  });

  it('P53 P58 resolves deferred and optional props when only except, or nothing, is listed', async () => {
    serve(() => ({ a: 1, late: defer(() => 2), rare: optional(() => 3) }));
    expect((await partial('', { 'x-inertia-partial-except': 'a' })).props).toEqual({
      errors: {},
      late: 2,
      rare: 3,
    });
    const all = await partial('');
    expect(all.props).toEqual({ errors: {}, a: 1, late: 2, rare: 3 });
    expect(all.deferredProps).toBeUndefined();
  });

  it('P54 P68 P75 leaves merge notes out for what is reset', async () => {
    serve(() => ({
      p: merged([{ id: 1 }], { matchOn: 'id' }),
      list: scroll(rows, { wrapper: 'data', position }),
    }));
    const page = await partial('p,list', { 'x-inertia-reset': 'p,list' });
    expect([page.mergeProps, page.matchPropsOn]).toEqual([undefined, undefined]);
    expect(page.scrollProps).toMatchObject({ list: { reset: true } });
  });

  it('P55 sends the container that a function returns whole', async () => {
    serve(() => ({
      auth: () => ({ user: 'Ana', notifications: defer(() => [1]), rare: optional(() => 2) }),
    }));
    expect((await full()).deferredProps).toEqual({ default: ['auth.notifications'] });
    expect((await partial('auth.notifications')).props).toEqual({
      errors: {},
      auth: { user: 'Ana', notifications: [1], rare: 2 },
    });
  });

  it('P3 P56 ignores names of props that do not exist, and empty names', async () => {
    serve(() => ({ a: 1, b: 2 }));
    expect((await partial(',a,,nobody,')).props).toEqual({ errors: {}, a: 1 });
    expect((await partial('A, b')).props).toEqual({ errors: {} });
    expect((await partial(',')).props).toEqual({ errors: {}, a: 1, b: 2 });
  });

  it('P57 P70 keeps merge and once notes to what was asked for', async () => {
    serve(() => ({ a: merged([1]), b: merged([2]), c: { d: once(() => 3) }, e: { f: merged([4]) } }));
    const page = await partial('a,e');
    expect([page.mergeProps, page.onceProps]).toEqual([['a', 'e.f'], undefined]);
  });

  it('P59 lists deferred props by group in the order of declaration', async () => {
    serve(() => ({
      a: defer(() => 1, { group: 'slow' }),
      b: async () => defer(() => 2),
      c: defer(() => 3),
      d: defer(() => 4, { group: 'slow' }),
    }));
    expect((await full()).deferredProps).toEqual({ slow: ['a', 'd'], default: ['b', 'c'] });
  });

  it('P31 P63 leaves a rescued prop out, names it and logs why; others fail the response', async () => {
    const broken = () => Promise.reject(new Error('down'));
    serve(() => ({ p: defer(broken, { rescue: true }), q: defer(() => 1) }));
    const page = await partial('p,q');
    expect(page.props).toEqual({ errors: {}, q: 1 });
    expect(page.rescuedProps).toEqual(['p']);
    expect(test.failures).toContainEqual({ what: 'rescued-prop', message: 'down' });
    serve(() => ({ p: defer(broken) }));
    expect((await client.partial('/any', ANY, { 'x-inertia-partial-data': 'p' })).status).toBe(500);
  });

  it('P32 P35 P66 P67 says what to merge and by what', async () => {
    serve(() => ({ a: merged([]), b: merged([], { matchOn: 'id' }) }));
    expect(await full()).toMatchObject({ mergeProps: ['a', 'b'], matchPropsOn: ['b.id'] });
  });

  it('P36 P71 P72 P73 P74 tells where an infinite list stands', async () => {
    serve(() => ({
      list: scroll(() => rows, { wrapper: 'data', position, matchOn: 'id' }),
      ends: scroll(
        { items: [] },
        {
          wrapper: 'items',
          position: () => ({ currentPage: 0, previousPage: '', nextPage: null }),
        },
      ),
    }));
    const page = await full();
    expect(page.mergeProps).toEqual(['list.data', 'ends.items']);
    expect(page.matchPropsOn).toEqual(['list.data.id']);
    expect(page.scrollProps).toEqual({
      list: { pageName: 'page', previousPage: 1, nextPage: 3, currentPage: 2, reset: false },
      ends: { pageName: 'page', previousPage: null, nextPage: null, currentPage: null, reset: false },
    });
    const up = await partial('list', { 'x-inertia-infinite-scroll-merge-intent': 'prepend' });
    expect([up.mergeProps, up.prependProps]).toEqual([undefined, ['list.data']]);
    expect(Object.keys(up.scrollProps as object)).toEqual(['list']);
  });
});
