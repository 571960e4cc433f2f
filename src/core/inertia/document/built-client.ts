import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { createRequire as CreateRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { PageObject } from '../protocol/page-metadata.js';
import { type AssetTags, assetTags } from './asset-tags.js';
import type { ClientBuild, SsrRender } from './client-build.js';
import { filesOf, type Manifest } from './manifest.js';

export interface BuiltClientOptions {
  /** Folder with `client/` (manifest and assets) and `ssr/ssr.cjs`. */
  directory: string;
  /** Source of the browser's entry in the manifest. */
  entry: string;
  /** File names of the fonts that the first paint needs. */
  preloadedFonts?: RegExp;
}

/** Exports of the SSR bundle. */
interface SsrBundle {
  default: SsrRender;
  /** Sources besides the entry that a page needs immediately. */
  chunks: (page: PageObject) => string[];
}

/** The client as built by `vite build`. */
export function builtClient({ directory, entry, preloadedFonts }: BuiltClientOptions): ClientBuild {
  const client = resolve(directory, 'client');
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  const text = read('.vite/manifest.json');
  const manifest = JSON.parse(text) as Manifest;
  if (!manifest[entry]) throw new Error(`The client build has no entry ${entry}`);
  const bundle = loadBundle(resolve(directory, 'ssr/ssr.cjs'));
  const byChunks = new Map<string, AssetTags>();
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 16),
    tags: (page, options) => {
      const sources = [entry, ...bundle.chunks(page)];
      const key = sources.join();
      let tags = byChunks.get(key);
      if (!tags) {
        const files = filesOf(manifest, sources, preloadedFonts);
        byChunks.set(
          key,
          (tags = assetTags(filesOf(manifest, [entry]), files, files.styles.map(read).join(''))),
        );
      }
      return tags(options);
    },
    render: bundle.default,
    assets: { directory: join(client, 'assets'), prefix: '/assets/', maps: join(client, 'maps') },
  };
}

/** Node's own `require`, because the bundle is CommonJS even under a test runner. */
function loadBundle(file: string): SsrBundle {
  const { createRequire } = process.getBuiltinModule('module') as { createRequire: typeof CreateRequire };
  return createRequire(file)(file) as SsrBundle;
}
