import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adapterParts } from './scripts/vite-adapter-parts.ts';
import { clientBoundary } from './scripts/vite-client-boundary.ts';
import { packAssets } from './scripts/vite-pack-assets.ts';

/**
 * What every visitor gets, or most do, as few files: many small ones weigh more, and the libraries seldom change. What draws is
 * apart from the rest, since a slow phone reads no more than that at once without a stop.
 */
const SENT_TO_ALL = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    tags: ['$initial' as const],
    priority: 2,
  },
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const], priority: 1 },
  {
    name: 'app',
    test: /\/client\/(app\.tsx$|layouts\/(blank|default)\.|components\/(shell\/|storefront\/picks\/|ui\/(breadcrumb|marked-text|picture|price)\.|products\/card\/(card|card-list|no-picture)\.))/,
  },
  // these come together nearly always
  { name: 'stores', test: /\/client\/components\/storefront\/stores\/(contact|store-list)\./ },
  {
    name: 'auth',
    test: /\/client\/(components\/auth\/(auth-form|field|new-password-field|password-field|password-rules|steps|use-auth-form)|lib\/(session\/(firebase-errors|open-session|password-rules)|forms\/use-alive))\./,
  },
  // a page for who waits to be let in holds both, and so does the admin area
  { name: 'session', test: /\/client\/(components\/auth\/session-keeper|lib\/session\/renew-session)\./ },
  { name: 'chart', test: /\/client\/components\/(ui\/chart-(lines|table)|products\/card\/price-scale)\./ },
  { name: 'admin-list', test: /\/client\/components\/admin\/list\// },
  { name: 'results', test: /\/client\/components\/products\/results\/(results|category-links)\./ },
];

/** `vite build` makes the browser's half (dist/client), `vite build --ssr` what draws it on the server (dist/ssr). */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'client/public',
  plugins: [
    clientBoundary('client', 'src'),
    adapterParts(command === 'build' && !isSsrBuild),
    react(),
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
        // inlined fonts and pictures would need data: in the content security policy
        assetsInlineLimit: 0,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: 'client/app.tsx',
          treeshake: { moduleSideEffects: [{ test: /laravel-precognition/, sideEffects: false }] },
          output: { codeSplitting: { groups: SENT_TO_ALL } },
        },
      },
  // one file that needs no node_modules, with React as it is in production, whatever NODE_ENV says
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
