import { requireNode } from './steps/node-version.mjs';

requireNode();
const { main } = await import('./steps/failure.mjs');
const { install } = await import('./steps/build/install.mjs');
const { mutate } = await import('./mutate/mutate.mjs');
await main(async () => {
  await install({ forTests: true });
  process.exitCode = (await mutate(process.argv[2])) ? 0 : 1;
});
