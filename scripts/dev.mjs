import { requireNode } from './steps/node-version.mjs';

requireNode();
const { main } = await import('./steps/failure.mjs');
const { develop } = await import('./steps/develop.mjs');
await main(() => develop());
