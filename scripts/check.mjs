import { requireNode } from './steps/node-version.mjs';

requireNode();
const { main } = await import('./steps/failure.mjs');
const { install } = await import('./steps/build/install.mjs');
const { check } = await import('./steps/tests/check.mjs');
await main(async () => {
  await install({ forTests: true });
  // together with all tests, the text tests are among these
  process.exitCode = (await check(['texts'])) ? 1 : 0;
});
