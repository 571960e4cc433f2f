import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '../../../src/access/actor.js';
import type { Import } from '../../../src/import/import.entity.js';
import { ImportsService } from '../../../src/import/imports.service.js';
import { FeedMappingInput } from '../../../src/import/mapping/formats/feed-mapping.input.js';
import { ImportMappingsService } from '../../../src/import/mapping/formats/import-mappings.service.js';
import { FeedsService } from '../../../src/import/pulls/feeds.service.js';
import { csvMapping } from '../feeds/csv-feed.js';
import { feedFileName, sentOffers, storeFeed } from '../feeds/store-feed.js';
import type { DemoStore } from '../data/demo-store.js';
import { DEMO_STORES } from '../data/stores.js';

const LOOK_EVERY_MS = 200;
const ENDED = ['done', 'failed', 'held', 'cancelled', 'needs-mapping'];

/** Imports the stores' feeds through the queue, each as its store sends it. */
export class DemoImports {
  private readonly imports: ImportsService;
  private readonly feeds: FeedsService;
  private readonly mappings: ImportMappingsService;

  /** @param origin of the demo stores' web server */
  constructor(
    app: INestApplicationContext,
    private readonly actor: Actor,
    private readonly origin: string,
    private readonly say: (line: string) => void,
  ) {
    this.imports = app.get(ImportsService);
    this.feeds = app.get(FeedsService);
    this.mappings = app.get(ImportMappingsService);
  }

  /**
   * One after the other, the largest first and fetched ones last: so ids are the same on every machine, and
   * prices can be compared between stores.
   */
  async runAll(companyIds: Map<string, number>): Promise<void> {
    const isFetched = ({ cron }: DemoStore) => Number(cron !== undefined);
    for (const store of DEMO_STORES.toReversed().sort((a, b) => isFetched(a) - isFetched(b)))
      await this.run(store, companyIds.get(store.slug)!);
  }

  private async run(store: DemoStore, companyId: number): Promise<void> {
    const id = store.cron
      ? await this.fetch(companyId, store, store.cron)
      : await this.upload(companyId, store);
    let run = await this.untilEnded(store, id);
    if (run.status === 'needs-mapping') {
      await this.map(store, id);
      run = await this.untilEnded(store, id);
    }
    if (run.status !== 'done')
      throw new Error(
        `The feed of ${store.name} was not imported: ${JSON.stringify(run.failure ?? run.hold.reasons)}`,
      );
  }

  private async upload(companyId: number, store: DemoStore): Promise<number> {
    const fileName = feedFileName(store);
    const feed = storeFeed(fileName, this.origin) ?? '';
    const kept = await this.imports.storeUpload(Readable.from([Buffer.from(feed)]));
    const { id } = await this.imports.create(this.actor, { companyId, fileName, mode: 'full', ...kept });
    return id;
  }

  /**
   * Adds the feed, which is fetched immediately and then on its schedule; the demo's own address may be
   * different.
   */
  private async fetch(companyId: number, store: DemoStore, cron: string): Promise<number> {
    const url = `${this.origin}/feeds/${feedFileName(store)}`;
    const unset = { username: null, language: null, currency: null };
    const fields = { url, cron, mode: 'full', active: true, ...unset } as const;
    const [[known]] = await this.feeds.list(this.actor, { company: companyId, page: 1, limit: 1 });
    if (known) await this.feeds.update(this.actor, known.id, () => fields);
    else await this.feeds.create(this.actor, companyId, fields);
    for (;;) {
      const [first] = await this.imports.list(companyId, { page: 1, limit: 1 });
      if (first) return first.id;
      await sleep(LOOK_EVERY_MS);
    }
  }

  /** Maps the columns, like the store would; later files of this kind use the same mapping. */
  private async map(store: DemoStore, importId: number): Promise<void> {
    const { item } = await this.mappings.survey(this.actor, importId);
    const input = Object.assign(new FeedMappingInput(), { item, fields: csvMapping(sentOffers(store)) });
    await this.mappings.save(this.actor, importId, input, () => undefined);
  }

  private async untilEnded(store: DemoStore, id: number): Promise<Import> {
    for (;;) {
      const run = await this.imports.get(this.actor, id);
      const { feed, writing } = run;
      if (feed.itemCount) this.say(`${store.name}: ${writing.cursor} of ${feed.itemCount} offers`);
      if (ENDED.includes(run.status)) return run;
      await sleep(LOOK_EVERY_MS);
    }
  }
}
