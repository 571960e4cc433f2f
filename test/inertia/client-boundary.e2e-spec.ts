import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { viteBuild } from './build-fixture.js';

const outDir = await mkdtemp(join(tmpdir(), 'inertia-boundary-'));
afterAll(() => rm(outDir, { recursive: true }));

describe('the boundary of the client', () => {
  const build = (file: string) => {
    const folder = join(import.meta.dirname, 'boundary');
    return viteBuild(
      '-c',
      join(folder, 'vite.config.mjs'),
      '--outDir',
      outDir,
      '--ssr',
      join(folder, 'client', file),
    );
  };

  it('lets types of the server through', () => build('type.ts'));

  it.each(['value.ts', 'lazy.ts'])('fails the build when %s imports a value of the server', async (file) => {
    await expect(build(file)).rejects.toThrow('only types may cross');
  });
});
