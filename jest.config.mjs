import { availableParallelism } from 'node:os';

const folders = ['src', 'migrations', 'scripts', 'test', 'client'];

/**
 * Tests run against the application as it is built (`npm test` builds it first), which each worker loads once:
 * docs/decisions/083-test-harness.md.
 */
export default {
  roots: folders.map((name) => `<rootDir>/${name}`),
  testMatch: ['**/*.{spec,e2e-spec}.ts'],
  testEnvironment: '<rootDir>/test/support/jest/environment.mjs',
  runtime: '<rootDir>/test/support/jest/runtime.mjs',
  testSequencer: '<rootDir>/test/support/jest/sequencer.mjs',
  transform: {},
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  // a worker waits for browsers, the database and other processes a part of its time
  maxWorkers: availableParallelism() + 1,
  workerIdleMemoryLimit: '1.5GB',
  // for what hangs: a test that takes seconds takes longer beside others
  testTimeout: 120_000,
};
