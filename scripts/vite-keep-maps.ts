import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface SourceMapFile {
  sources: string[];
  sourcesContent?: unknown;
}

/**
 * Moves source maps out of the folder that is served, for the server alone: it maps the stacks of browser
 * errors. They hold names and places, not the sources.
 */
export function keepMaps(): Plugin {
  return {
    name: 'keep-maps',
    apply: 'build',
    async writeBundle({ dir }) {
      const [served, kept] = [join(dir!, 'assets'), join(dir!, 'maps')];
      await mkdir(kept, { recursive: true });
      const maps = (await readdir(served)).filter((file) => file.endsWith('.map'));
      await Promise.all(maps.map((map) => move(served, kept, map)));
    },
  };
}

async function move(served: string, kept: string, name: string): Promise<void> {
  const { sourcesContent: _, ...map } = JSON.parse(
    await readFile(join(served, name), 'utf8'),
  ) as SourceMapFile;
  const sources = map.sources.map((source) => relative(process.cwd(), resolve(served, source)));
  await writeFile(join(kept, name), JSON.stringify({ ...map, sources }));
  await rm(join(served, name));
}
