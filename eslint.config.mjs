import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import ts from 'typescript-eslint';

const TESTS = '/^(it|beforeAll|beforeEach|afterAll|afterEach)$/';
const SHORTER = 'The limit of all tests is for what hangs: none is shorter.';

export default ts.config(
  { ignores: ['dist', '.data', '.cache', 'node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      'no-control-regex': 'off',
      'max-depth': ['error', 4],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    plugins: { regexp },
    rules: {
      // strangers choose the text
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/core/config/**'],
    rules: {
      // house rule: configuration is parsed once, at boot
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read configuration from core/config.' },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'waitForFunction',
          message:
            'The content security policy forbids its eval, unless the first look succeeds: use until().',
        },
      ],
    },
  },
  {
    files: ['**/*.{spec,e2e-spec}.ts', 'test/**/*.ts'],
    rules: {
      // a test that fails by chance says nothing
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="Math"][property.name="random"]',
          message:
            'Tests take the same way each time: count, or crypto.randomUUID() for what is only to differ.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^waitFor/] Property[key.name="timeout"]',
          message: 'A busy machine takes its time: the limit of the test ends what never comes.',
        },
        {
          selector: 'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"] > Literal',
          message: SHORTER,
        },
        {
          selector: `CallExpression[callee.name=${TESTS}] > Literal[value<120000]`,
          message: SHORTER,
        },
        {
          selector: `CallExpression[callee.callee.object.name=${TESTS}] > Literal[value<120000]`,
          message: SHORTER,
        },
      ],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        AbortSignal: 'readonly',
        performance: 'readonly',
      },
    },
  },
);
