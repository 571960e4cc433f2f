/** Tests run as CommonJS: nestjs-i18n (CommonJS) requires Nest (ESM), which Jest's native ESM mode cannot do on Node 20. */
export default {
  testMatch: ['<rootDir>/{src,migrations,scripts,test,client}/**/*.{spec,e2e-spec}.ts'],
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  maxWorkers: 2,
  // for what hangs: a test that takes seconds may take minutes beside others
  testTimeout: 300_000,
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true, tsx: false },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          target: 'es2022',
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@nestjs|@fastify/cookie|cookie|content-disposition)/)'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
};
