import type { Plugin } from 'vite';

/** Inertia's adapter for React is one file, and so one chunk, whatever of it a page needs. */
const ADAPTER = '@inertiajs/react';
const APART = `${ADAPTER}?apart`;
const FILE = /@inertiajs\/react\/dist\/index\.js(\?apart)?$/;
const CORE = '@inertiajs/core';
const CORE_FILE = /@inertiajs\/core\/dist\/index\.js$/;

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
      if (!copies) return null;
      if (CORE_FILE.test(id)) return { code: withoutUnused(code), map: null };
      return FILE.test(id) ? { code: takenOverOnce(withoutSideEffects(code)), map: null } : null;
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
function takenOverOnce(code: string): string {
  const other = 'store.get, () => emptySnapshot';
  if (!code.includes(other))
    throw new Error(`${ADAPTER} is another than this was written for: look at "${other}"`);
  return code.replace(other, 'store.get, store.get');
}

/** What the core would bring to every page for the sake of what none of ours does. */
const UNUSED = [
  // the cookie and the header that checks of forms send have their usual names
  /^import \{ client as precognitionClient \} from .*$/gm,
  /^ *precognitionClient\.withXsrf\w+\(.*\);$/gm,
  // the bar of a visit has styles of its own
  /^ *injectCSS\(.*\);$/gm,
];

function withoutUnused(code: string): string {
  return UNUSED.reduce((left, part) => {
    if (left.search(part) < 0)
      throw new Error(`${CORE} is another than this was written for: look at ${part.source}`);
    return left.replace(part, '');
  }, code);
}
