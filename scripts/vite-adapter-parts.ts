import type { Plugin } from 'vite';

/** Inertia's adapter for React is one file, and so one chunk, whatever of it a page needs. */
const ADAPTER = '@inertiajs/react';
const APART = `${ADAPTER}?apart`;
const FILE = /@inertiajs\/react\/dist\/index\.js(\?apart)?$/;

/**
 * Keeps what only some pages use of the adapter (its forms, with their checks while somebody types) out of the chunk
 * that every page loads: `@inertiajs/react?apart` is a copy of its own, and what nobody imports of either is left out.
 * Only parts that share nothing with the rest may be imported so: they know no context of React but their own.
 * @param copies false: there is one adapter; what is drawn on the server and what developers see is sent nowhere
 */
export function adapterParts(copies: boolean): Plugin {
  return {
    name: 'adapter-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== APART) return null;
      const target = await this.resolve(ADAPTER, importer, { ...options, skipSelf: true });
      return target && copies ? { ...target, id: `${target.id}?apart` } : target;
    },
    transform(code, id) {
      if (!copies || !FILE.test(id)) return null;
      return { code: hydratedOnce(withoutSideEffects(code)), map: null };
    },
  };
}

/** Names for developers' tools and unmarked calls would keep each component, used or not. */
function withoutSideEffects(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*$/gm, '')
    .replace(
      /^(var \w+ = )(?=(?:forwardRef|createContext|createLayoutPropsStore)\d*\()/gm,
      '$1/* @__PURE__ */ ',
    );
}

/**
 * What the adapter hydrates with is another object than what it has a moment later, though both are empty: React would
 * draw the whole page a second time, at one go.
 */
function hydratedOnce(code: string): string {
  const other = 'store.get, () => emptySnapshot';
  if (!code.includes(other))
    throw new Error(`${ADAPTER} is another than this was written for: look at "${other}"`);
  return code.replace(other, 'store.get, store.get');
}
