import { requireNode } from './steps/node-version.mjs';

requireNode();
const { main } = await import('./steps/failure.mjs');
const { testChanged } = await import('./steps/tests/test-changed.mjs');
await main(() => testChanged(process.argv.slice(2)));
