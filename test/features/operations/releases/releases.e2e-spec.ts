import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClientBuild, NO_CLIENT } from '../../../../src/core/inertia/document/client-build.js';
import { useApp } from '../../../support/app.js';

const SHARED = 'library-aaaaaaaa.js';
const DAY = 24 * 60 * 60;
const builds = new Map<string, ClientBuild>();

/** A build of two scripts, one of which all builds share. */
async function aBuild(version: string): Promise<ClientBuild> {
  const directory = join(folder, version);
  await mkdir(directory);
  await writeFile(join(directory, SHARED), 'shared');
  await writeFile(join(directory, `${SHARED}.gz`), 'packed');
  await writeFile(join(directory, fileOf(version)), `// ${version} ${'is long enough '.repeat(200)}`);
  const assets = { directory, prefix: '/assets/' };
  const build: ClientBuild = { ...NO_CLIENT, version, assets };
  builds.set(version, build);
  return build;
}

const fileOf = (version: string) => `page-${version}.js`;
const A = 'aaaaaaa1';
const B = 'bbbbbbb2';
const C = 'ccccccc3';

const get = (path: string, headers: Record<string, string> = {}) => fetch(started.origin + path, { headers });
const statuses = (...paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).status));

/** Makes stored files older than the grace period. */
async function age(...keys: string[]): Promise<void> {
  const then = Date.now() / 1000 - DAY;
  for (const key of keys) await utimes(join(started.config.dataDir, 'storage/builds', key), then, then);
}

const folder = await mkdtemp(join(tmpdir(), 'builds-'));
const started = await useApp({ client: await aBuild(A) });
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a release', () => {
  it('is announced by an uncached document, and has an immutable list of its files', async () => {
    const latest = await get('/builds/latest.json?1');
    expect(await latest.json()).toEqual({ id: A });
    expect(latest.headers.get('cache-control')).toBe('no-store');
    const meta = await get(`/builds/meta/${A}.json`);
    expect(await meta.json()).toEqual({ id: A, files: [SHARED, fileOf(A)] });
    expect(meta.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('does not announce unknown builds', async () => {
    const foreign = ['ffffffff', '..%2f..%2fpictures', '%E0', 'latest'].map(
      (id) => `/builds/meta/${id}.json`,
    );
    expect(await statuses(...foreign)).toEqual([404, 404, 404, 404]);
    const missing = await get(foreign[0]!);
    expect(missing.headers.get('content-type')).toContain('application/problem+json');
    expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  it('keeps the files of the build before it', async () => {
    await age(`meta/${A}.json`, `assets/${fileOf(A)}`, `assets/${SHARED}`);
    await started.release(await aBuild(B));
    expect(await (await get('/builds/latest.json')).json()).toEqual({ id: B });
    expect(await (await get(`/builds/meta/${A}.json`)).json()).toEqual({ id: A, files: [SHARED, fileOf(A)] });
    const old = await get(`/assets/${fileOf(A)}`);
    expect(await old.text()).toMatch(`// ${A} is long`);
    expect(old.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(old.headers.get('content-encoding')).toBe('gzip');
    const plain = await get(`/assets/${fileOf(A)}`, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toMatch(`// ${A} is long`);
  });

  it('deletes files of older builds', async () => {
    await age(`meta/${A}.json`, `assets/${fileOf(A)}`);
    await started.release(await aBuild(C));
    const files = [A, B, C].map((version) => `/assets/${fileOf(version)}`);
    expect(await statuses(...files, `/assets/${SHARED}`)).toEqual([404, 200, 200, 200]);
    const metas = [A, B, C].map((version) => `/builds/meta/${version}.json`);
    expect(await statuses(...metas)).toEqual([404, 200, 200]);
  });

  it('can be rolled back', async () => {
    await age(`meta/${B}.json`);
    await started.release(builds.get(B)!);
    expect(await statuses(`/assets/${fileOf(B)}`, `/assets/${fileOf(C)}`)).toEqual([200, 200]);
    expect(await (await get('/builds/latest.json')).json()).toEqual({ id: B });
  });

  it('serves no other stored files', async () => {
    const names = ['../meta/x.json', '..%2fmeta%2fx.json', `meta/${C}.json`, SHARED.slice(8)];
    expect(await statuses(...names.map((name) => `/assets/${name}`))).toEqual([404, 404, 404, 404]);
  });
});
