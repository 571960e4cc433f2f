import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adapterParts } from './scripts/vite-adapter-parts.ts';
import { plainBoxes } from './scripts/vite-boxes.mjs';
import { clientBoundary } from './scripts/vite-client-boundary.ts';
import { designPage } from './scripts/vite-design.ts';
import { keepMaps } from './scripts/vite-keep-maps.ts';
import { packAssets } from './scripts/vite-pack-assets.ts';

/**
 * Chunks that all or most visitors load: few files compress better, and libraries seldom change. React is
 * separate, so that a slow phone parses no larger file in one task.
 */
const SHARED_CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    tags: ['$initial' as const],
    priority: 2,
  },
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const], priority: 1 },
  {
    name: 'app',
    test: /\/client\/(app\.tsx$|layouts\/(blank|default)\.|components\/(shell\/|storefront\/picks\/|ui\/(navigation\/(breadcrumb|pagination)|badge|button|dash|marked-text|notice|picture|price|state)\.|products\/(store-link|card\/(card|card-list|no-picture))\.))/,
  },
  // nearly always loaded together
  { name: 'stores', test: /\/client\/components\/storefront\/stores\/(contact|store-list)\./ },
  {
    name: 'auth',
    test: /\/client\/(components\/auth\/(auth-form|field|new-password-field|password-field|password-rules|steps|use-auth-form)|lib\/session\/(firebase-errors|open-session|password-rules))\./,
  },
  // loaded by the page of pending users and by the admin area
  { name: 'session', test: /\/client\/(components\/auth\/session-keeper|lib\/session\/renew-session)\./ },
  // a product's page and the overview of the admin area have them all
  {
    name: 'chart',
    test: /\/client\/(components\/(ui\/(chart\/chart-(lines|table)|deferred-part)|products\/card\/price-scale)|lib\/visits\/use-deferred-timeout)\./,
  },
  // the directory of stores has the styles of lists, and nothing else of them
  { name: 'list-styles', test: /\/client\/styles\/pages\/results\.css/ },
  { name: 'results', test: /\/client\/components\/products\/results\/|index\.js\?scroll$/ },
  // pages with texts, and previews of texts in the admin area
  { name: 'article', test: /\/client\/components\/content\/site\/(article-parts|article-text|contents)\./ },
  // the watch list has it, and nothing else of the admin area
  { name: 'popover-question', test: /\/client\/components\/form\/popover-question\./ },
  { name: 'admin-list', test: /\/client\/components\/admin\/list\// },
  // small parts that the pages of imports share: every page loads the names of all files
  {
    name: 'import-parts',
    test: /\/client\/components\/import\/(company-choice|facts|import-mode-text|run-head|status|review\/(issue-table|offer-name))\./,
  },
];

/** `vite build` builds the client (dist/client), `vite build --ssr` its server-side rendering (dist/ssr). */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'client/public',
  plugins: [
    clientBoundary('client', 'src'),
    adapterParts(command === 'build' && !isSsrBuild),
    plainBoxes(),
    react(),
    designPage(),
    !isSsrBuild && keepMaps(),
    !isSsrBuild && packAssets(),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        target: 'node20',
        rolldownOptions: {
          input: 'client/ssr.tsx',
          output: { format: 'cjs', entryFileNames: 'ssr.cjs', codeSplitting: false, exports: 'named' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // no file names its map, and `keepMaps` moves the maps out of the served folder
        sourcemap: 'hidden',
        // inlined fonts and images would need data: in the content security policy
        assetsInlineLimit: 0,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: 'client/app.tsx',
          treeshake: { moduleSideEffects: [{ test: /laravel-precognition/, sideEffects: false }] },
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
        },
      },
  // one file without node_modules, with React's production build, whatever NODE_ENV is
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
