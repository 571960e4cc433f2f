import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails the build when a module of the browser imports a value of the server. Type imports are removed before
 * Vite resolves modules; without this, it would silently bundle the ORM.
 */
export function clientBoundary(client: string, server: string): Plugin {
  const isBelow = (file: string, folder: string) => file.startsWith(resolve(folder) + sep);
  return {
    name: 'client-boundary',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !isBelow(importer, client)) return null;
      const target = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!target || !isBelow(target.id, server)) return target;
      const from = relative(process.cwd(), importer);
      return this.error(`${from} imports a value of the server (${source}); only types may cross`);
    },
  };
}
