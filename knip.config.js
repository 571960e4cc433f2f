import { readFileSync } from 'node:fs';

// installed by a workspace of its own, and used from the root
const { devDependencies: tools } = JSON.parse(readFileSync('test/tools/package.json', 'utf8'));

/** @type {import('knip').KnipConfig} */
export default {
  workspaces: {
    '.': {
      // without them in package.json it would not see what they read
      jest: true,
      eslint: true,
      entry: [
        'src/{main,worker,migrate}.ts',
        'src/**/*.{pages,props}.ts',
        'client/{app,ssr}.tsx',
        'client/pages/**/*.tsx',
        // loaded by the development server
        'client/design/gallery.tsx',
        'scripts/*.{ts,mjs}',
        'scripts/api/document.ts',
        'scripts/bench/catalogue/exactness/ask.ts',
        'scripts/demo/{seed,site,data/people}.ts',
        'scripts/mutate/jest.config.mjs',
        'scripts/steps/processes/follow-parent.mjs',
        'scripts/services/host.mjs',
        'test/**/*.{spec,e2e-spec}.ts',
        'test/support/**/*.mjs',
        'test/inertia/{boundary,fixture}/**',
      ],
      project: ['{src,client,scripts,migrations,test}/**/*.{ts,tsx,mjs,js}'],
    },
  },
  ignore: ['test/features/api/docs/seed-calls.ts'],
  ignoreExportsUsedInFile: {
    interface: true,
    type: true,
  },
  ignoreWorkspaces: ['test/tools'],
  ignoreDependencies: [...Object.keys(tools), 'firebase-tools', 'exegesis-express', 'swagger-ui-dist'],
  ignoreUnresolved: ['./lib/emulator/auth/server.js'],
  ignoreBinaries: [
    'eslint',
    'gpg',
    'gpgconf',
    'ip',
    'jest',
    'knip',
    'locale',
    'mkfifo',
    'oxfmt',
    'oxlint',
    'redocly',
    'stylelint',
  ],
};
