import { requireNode } from './steps/node-version.mjs';

requireNode();
const { main } = await import('./steps/failure.mjs');
const { start } = await import('./steps/start.mjs');
await main(() => start());
