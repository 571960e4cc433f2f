import { Stryker } from '@stryker-mutator/core';

/** A folder that Git, the checks and the Jest of `npm test` ignore. */
const CACHE = '.cache/mutate';

/**
 * Mutates the files of a part one place at a time, in a copy.
 * @returns each mutant with its status
 */
export function runStryker(name, { files, specs }) {
  return new Stryker({
    mutate: [...files, '!src/**/*.spec.ts'],
    testRunner: 'jest',
    jest: {
      configFile: 'scripts/mutate/jest.config.mjs',
      config: {
        // Jest scans these before each run
        roots: [...new Set(specs.map(folderOf))],
        testMatch: specs.map((spec) => `<rootDir>/${spec}`),
      },
    },
    plugins: ['@stryker-mutator/jest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    ignorePatterns: ['/*', '!/src', '!/test', '!/locales', '!/docs', '!/scripts', '!/package.json'],
    tempDirName: `${CACHE}/copy`,
    cleanTempDir: 'always',
    logLevel: 'warn',
    // patterns are module constants: each mutant of one has to reload its specs
    warnings: { slow: false },
    reporters: ['progress', 'clear-text', 'html'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `${CACHE}/${name.replaceAll(/[^\w.-]+/g, '-')}.html` },
  }).runMutationTest();
}

/** The path before the first wildcard. */
const folderOf = (glob) => `<rootDir>/${/^(?:[^/*{]+\/)+/.exec(glob)[0]}`;
