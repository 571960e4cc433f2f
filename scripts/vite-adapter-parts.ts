import type { Plugin } from 'vite';

/**
 * Inertia's adapter for React is a single file, and so a single chunk, even if a page needs only a part of
 * it.
 */
const ADAPTER = '@inertiajs/react';
const FILE = /@inertiajs\/react\/dist\/index\.js(\?\w+)?$/;
const CORE = '@inertiajs/core';
const CORE_FILE = /@inertiajs\/core\/dist\/index\.js(\?scroll)?$/;
/** A copy that another chunk has. */
const COPY = /^@inertiajs\/(?:react|core)(\?(?:apart|scroll))$/;
const VALIDATION_FILE = /laravel-precognition\/dist\/http\/fetchClient\.js$/;

/**
 * Separates parts of the adapter that only some pages use from the chunk that every page loads:
 * `@inertiajs/react?apart` (forms with live validation) is a second copy, and tree shaking removes the unused
 * parts of both. Only parts without shared state may be imported from it: they must use no React context but
 * their own. `?scroll` is not a copy, but the code for lists that load more.
 * @param copies false: one adapter; for the server, and for development
 */
export function adapterParts(copies: boolean): Plugin {
  return {
    name: 'adapter-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [, copy] = COPY.exec(source) ?? [];
      if (!copy) return null;
      const target = await this.resolve(source.replace(copy, ''), importer, { ...options, skipSelf: true });
      return target && copies ? { ...target, id: `${target.id}${copy}` } : target;
    },
    transform(code, id) {
      if (!copies) return null;
      if (VALIDATION_FILE.test(id)) return { code: withOurCookie(code), map: null };
      const isSection = id.endsWith('?scroll');
      if (CORE_FILE.test(id)) {
        const own = part(CORE, code, isSection);
        return { code: isSection ? own : withOurCookie(withoutUnused(own)), map: null };
      }
      if (!FILE.test(id)) return null;
      const own = part(ADAPTER, code, isSection);
      return { code: withoutSideEffects(isSection ? own : takenOverOnce(own)), map: null };
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

/** Names without an export that the core's code for lists that load more uses. */
const INTERNAL = 'page, Queue, debounce, getElementsInViewportFromCollection, requestAnimationFrame';
/** Sections of both packages about lists that load more, the names that they use, and the one that others use. */
const LISTS = {
  [CORE]: {
    section: /^\/\/ src\/infiniteScroll\/data\.ts$.*?^(?=\/\/ src\/layout\.ts$)/ms,
    uses: `${INTERNAL}, getScrollableParent, hrefToUrl, router, urlHasProtocol, urlToString`,
    gives: 'useInfiniteScroll',
  },
  [ADAPTER]: {
    section: /^\/\/ src\/InfiniteScroll\.ts$.*?^(?=\/\/ src\/Link\.ts$)/ms,
    uses: 'usePage',
    gives: 'InfiniteScroll_default as InfiniteScroll',
  },
};

/** The code without the section of lists, or only this section. */
function part(name: keyof typeof LISTS, code: string, isSection: boolean): string {
  const { section, uses, gives } = LISTS[name]!;
  const [lists] = section.exec(code) ?? [];
  if (!lists || !code.includes(`  ${gives},`))
    throw new Error(`${name} is another than this was written for: look at ${gives}`);
  const others = name === CORE ? `${INTERNAL},` : '';
  if (!isSection) return code.replace(lists, '').replace(`  ${gives},`, others);
  const own = lists.replace(`"${CORE}"`, `"${CORE}?scroll"`);
  const shared = name === CORE ? 'getScrollableParent, ' : '';
  return `import { ${uses} } from '${name}';\n${own}export { ${shared}${gives} };`;
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
