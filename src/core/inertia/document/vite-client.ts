import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { ClientBuild, SsrRender } from './client-build.js';
import { attributesOf } from './html.js';

export interface ViteClientOptions {
  /** Created with `server: { middlewareMode: true }` and `appType: 'custom'`. */
  server: ViteDevServer;
  /** Paths below Vite's root, e.g. `/client/app.tsx`. */
  entry: string;
  ssrEntry: string;
}

const REFRESH_PREAMBLE = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`;

/** The client as Vite serves it during development: hot reload, sources, no version. */
export function viteClient({ server, entry, ssrEntry }: ViteClientOptions): ClientBuild {
  return {
    version: null,
    tags: () => {
      const script = (attributes: Record<string, string>, text = '') =>
        `<script${attributesOf({ type: 'module', ...attributes })}>${text}</script>`;
      const tags = [
        ...stylesOf(server, ssrEntry),
        script({}, REFRESH_PREAMBLE),
        script({ src: '/@vite/client' }),
        script({ src: entry }),
      ];
      // development has no content security policy
      return { tags, hashes: { scripts: [], styles: [] } };
    },
    render: (page, bounded) => renderFromSource(server, ssrEntry, page, bounded),
    renderTimeoutMs: 60_000,
    middleware: server.middlewares as ClientBuild['middleware'],
  };
}

async function renderFromSource(
  server: ViteDevServer,
  ssrEntry: string,
  ...[page, bounded]: Parameters<SsrRender>
): ReturnType<SsrRender> {
  try {
    const { default: render } = (await server.ssrLoadModule(ssrEntry)) as { default: SsrRender };
    return await render(page, bounded);
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    throw error;
  }
}

/**
 * Styles that the rendered page imports, to avoid a flash of unstyled content before the scripts load them.
 */
function stylesOf(server: ViteDevServer, ssrEntry: string): string[] {
  const links = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const walk = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    if (/\.css(\?|$)/.test(module.url))
      links.add(
        `<link${attributesOf({ rel: 'stylesheet', href: module.url, 'data-vite-dev-id': module.id ?? undefined })}>`,
      );
    else module.importedModules.forEach(walk);
  };
  const root = server.config.root.replace(/\/$/, '');
  walk(server.environments.ssr?.moduleGraph.getModuleById(root + ssrEntry));
  return [...links];
}
