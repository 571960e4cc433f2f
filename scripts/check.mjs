import { requireNode } from './steps/node-version.mjs';

requireNode();
const { main } = await import('./steps/failure.mjs');
const { check } = await import('./steps/tests/check.mjs');
await main(async () => {
  process.exitCode = (await check()) ? 1 : 0;
});
