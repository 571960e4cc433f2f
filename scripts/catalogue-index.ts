import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { loadConfig } from '../src/core/config/config.js';
import { CatalogueService } from '../src/products/read-model/catalogue.service.js';
import { EngineIndexes } from '../src/search/catalogue-index/opensearch/engine/engine-indexes.js';
import { Followers } from '../src/search/catalogue-index/opensearch/writing/followers.js';
import { IndexComparison } from '../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { Outbox } from '../src/search/catalogue-index/opensearch/writing/outbox.js';
import { Rebuild } from '../src/search/catalogue-index/opensearch/writing/rebuild.js';
import { NO_CLIENT } from '../src/core/inertia/document/client-build.js';

/**
 * `npm run index -- rebuild|compare|status`, for the index in the settings. Without OPENSEARCH_URL a rebuild
 * rebuilds the read model, and changes are no longer kept for OpenSearch.
 */
const [command] = process.argv.slice(2);
const config = loadConfig('tool');
const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, NO_CLIENT), {
  logger: ['error', 'warn'],
});
const say = (text: string) => process.stdout.write(`${text}\n`);

const OF_OPENSEARCH: Record<string, () => Promise<void>> = {
  async rebuild() {
    const since = performance.now();
    const onProgress = (done: number) => process.stdout.write(`\r${done} offers`);
    const offers = await app.get(Rebuild).run({ onProgress });
    if (offers === null) throw new Error('Another rebuild is at it.');
    const seconds = (performance.now() - since) / 1_000;
    say(`\r${offers} offers in ${seconds.toFixed(1)} s, ${Math.round(offers / seconds)} a second`);
  },
  async compare() {
    const live = await app.get(EngineIndexes).liveGeneration();
    if (!live) throw new Error('There is no index: npm run index -- rebuild');
    const { compared, unequal, superfluous } = await app.get(IndexComparison).run(live);
    say(`${compared} documents compared, ${unequal} unequal, ${superfluous} superfluous`);
    if (unequal || superfluous) process.exitCode = 1;
  },
  async status() {
    const { changes, seconds } = await app.get(Outbox).readState();
    const live = await app.get(EngineIndexes).liveGeneration();
    say(live ? `live: ${live}` : 'There is no index: npm run index -- rebuild');
    for (const generation of await app.get(EngineIndexes).generations())
      if (generation !== live) say(`being made: ${generation}`);
    say(`${changes} changes wait, the oldest for ${Math.round(seconds)} s`);
  },
};

const OF_POSTGRES: Record<string, () => Promise<void>> = {
  async rebuild() {
    const products = await app.get(CatalogueService).rebuild((done) => process.stdout.write(`\r${done}`));
    await app.get(Followers).remove();
    say(`\r${products} products`);
  },
  async compare() {
    say('Each web process reads the database itself; there is nothing to compare.');
  },
  async status() {
    say('OPENSEARCH_URL is not set: each web process keeps the index in its memory.');
    if (await app.get(Followers).has())
      say('Changes are kept for OpenSearch until: npm run index -- rebuild');
  },
};

const run = (config.openSearch ? OF_OPENSEARCH : OF_POSTGRES)[command ?? ''];
if (run) await run();
else {
  say('npm run index -- rebuild|compare|status');
  process.exitCode = 2;
}
await app.close();
