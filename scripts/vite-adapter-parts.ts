import type { Plugin } from 'vite';

/**
 * Inertia's adapter for React is a single file, and so a single chunk, even if a page needs only a part of
 * it.
 */
const ADAPTER = '@inertiajs/react';
const APART = `${ADAPTER}?apart`;
const FILE = /@inertiajs\/react\/dist\/index\.js(\?apart)?$/;
const CORE = '@inertiajs/core';
const CORE_FILE = /@inertiajs\/core\/dist\/index\.js$/;
const VALIDATION_FILE = /laravel-precognition\/dist\/http\/fetchClient\.js$/;

/**
 * Separates parts of the adapter that only some pages use (forms with live validation) from the chunk that
 * every page loads: `@inertiajs/react?apart` is a second copy, and tree shaking removes the unused parts of
 * both. Only parts without shared state may be imported from it: they must use no React context but their
 * own.
 * @param copies false: one adapter; for the server, and for development
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
      if (VALIDATION_FILE.test(id)) return { code: withOurCookie(code), map: null };
      if (CORE_FILE.test(id)) return { code: withOurCookie(withoutUnused(code)), map: null };
      return FILE.test(id) ? { code: takenOverOnce(withoutSideEffects(code)), map: null } : null;
    },
  };
}

/** Display names and calls without a purity mark would keep every component, used or not. */
function withoutSideEffects(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*$/gm, '')
    .replace(
      /^(var \w+ = )(?=(?:forwardRef|createContext|createLayoutPropsStore)\d*\()/gm,
      '$1/* @__PURE__ */ ',
    );
}

/**
 * The adapter hydrates with another initial props object than it renders a moment later, though both are
 * empty: React would render the whole page a second time.
 */
function takenOverOnce(code: string): string {
  const other = 'store.get, () => emptySnapshot';
  if (!code.includes(other))
    throw new Error(`${ADAPTER} is another than this was written for: look at "${other}"`);
  return code.replace(other, 'store.get, store.get');
}

/** Parts of the core that none of our pages uses. */
const UNUSED = [
  // live validation uses the default names of cookie and header, as changed below
  /^import \{ client as precognitionClient \} from .*$/gm,
  /^ *precognitionClient\.withXsrf\w+\(.*\);$/gm,
  // our progress bar has its own styles
  /^ *injectCSS\(.*\);$/gm,
];

function withoutUnused(code: string): string {
  return UNUSED.reduce((left, part) => {
    if (left.search(part) < 0)
      throw new Error(`${CORE} is another than this was written for: look at ${part.source}`);
    return left.replace(part, '');
  }, code);
}

/** Over https, the server gives the cookie of the CSRF token a name that no other host can use. */
function withOurCookie(code: string): string {
  const name = /(['"])XSRF-TOKEN\1/;
  if (!name.test(code))
    throw new Error('Inertia names the cookie of its token elsewhere: look for XSRF-TOKEN');
  return code.replace(name, `(location.protocol === 'https:' ? '__Host-' : '') + 'XSRF-TOKEN'`);
}
