import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientBoundary } from './scripts/vite-client-boundary.ts';

/** `vite build` makes the browser's half (dist/client), `vite build --ssr` what draws it on the server (dist/ssr). */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'client/public',
  plugins: [clientBoundary('client', 'src'), react()],
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
        rolldownOptions: { input: 'client/app.tsx' },
      },
  // one file that needs no node_modules, with React as it is in production, whatever NODE_ENV says
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
