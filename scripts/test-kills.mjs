import { parseArgs } from 'node:util';
import { Namespaces } from '../test/support/opensearch/namespaces.mjs';
import { requireNode } from './steps/node-version.mjs';

requireNode();
const { main } = await import('./steps/failure.mjs');
const { test } = await import('./steps/tests/test.mjs');

/** More kills than `npm test` has time for: `npm run test:kills -- --times 100`. */
const { values } = parseArgs({ options: { times: { type: 'string', default: '20' } } });
Object.assign(process.env, { NIGHTLY: '1', TEST_KILLS: values.times });
const missing = Namespaces.whyNot();
if (missing) console.log(`\nThe cut between two nodes is skipped: ${missing}\n`);
await main(() =>
  test(['import-kills', 'index-kills', 'engine-kills'].map((name) => `test/features/recovery/${name}`)),
);
