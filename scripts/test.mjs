import { requireNode } from './steps/node-version.mjs';

requireNode();
const { main } = await import('./steps/failure.mjs');
const { test } = await import('./steps/tests/test.mjs');
await main(() => test(process.argv.slice(2)));
