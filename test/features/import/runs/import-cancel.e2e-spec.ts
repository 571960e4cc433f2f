import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { ImportDetail } from '../../../../src/import/import.pages.js';
import { Katalog } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const ITEMS = 5_000;
/** Items of a batch while their texts are short. */
const BATCH = 1_000;

/**
 * Parts of about 6 MB, each a few hundred kB as gzip; concatenated gzip files are one file.
 * @param words per description; more words make an item slower to read
 */
function aLongFeed(count: number, words = 120): Buffer {
  const item = () =>
    `<offer><productCode>K</productCode><link>https://trgovina.example/K</link><name>${randomBytes(9).toString('hex')}</name>` +
    `<description>${'dolg opis '.repeat(words)}</description><price>1.00</price></offer>`;
  const part = gzipSync(Array.from({ length: ITEMS }, item).join(''), { level: 1 });
  const head = '<katalog xmlns="urn:katalog:feed:1" version="1" language="sl" currency="EUR">';
  const parts = Array.from({ length: count }, () => part);
  return Buffer.concat([gzipSync(head), ...parts, gzipSync('</katalog>')]);
}

const katalog = await Katalog.use();
const store = await katalog.store();
await katalog.rows(`create function hold_on() returns trigger language plpgsql
      as 'begin perform pg_sleep(0.5); return null; end'`);
// slows down each batch, so that the first pass does not end before it is observed
await katalog.rows(`create trigger hold_on before insert on import_staged_items
      for each statement execute function hold_on()`);

describe('cancelling an import in its first pass', () => {
  const detail = (id: number) => store.admin.read<ImportDetail>(`/api/imports/${id}`);

  it('stops at once and deletes its results; before, its progress is shown', async () => {
    const id = await katalog.upload(store, aLongFeed(60), { fileName: 'feed.xml.gz' });
    let seen = await detail(id);
    while (!seen.items) {
      await pause(20);
      seen = await detail(id);
    }
    expect(seen).toMatchObject({ status: 'validating', step: expect.stringMatching(/^(judging|reading)$/) });
    expect(seen.itemsPerSecond).toBeGreaterThan(0);

    expect((await store.admin.send('POST', `/api/imports/${id}/cancel`)).status).toBe(200);
    let furthest = seen.progress!;
    for (; seen.status === 'validating'; seen = await detail(id)) {
      furthest = Math.max(furthest, seen.progress!);
      await pause(20);
    }
    expect(seen.status).toBe('cancelled');
    // it was interrupted
    expect(seen.step).toBeNull();
    expect(furthest).toBeLessThan(0.95);
    await everythingIsGone(id);
    expect(await detail(id)).toMatchObject({
      counters: { read: 0, rejected: 0 },
      warnings: 0,
      issueCounts: [],
    });
  });

  it.each([
    ['of how many, which a look at the beginning has told', 3, 3 * ITEMS],
    ['and how far it is, of more than its beginning', 10, null],
  ])('reports progress between two batches, %s', async (_, parts, total) => {
    const id = await katalog.upload(store, aLongFeed(parts, 800), {
      fileName: 'feed.xml.gz',
      mode: 'dry-run',
    });
    const betweenBatches = ({ step, items, progress }: ImportDetail) =>
      step === 'reading' && items! % BATCH > 0 && progress! > 0;
    let seen = await detail(id);
    while (['queued', 'validating'].includes(seen.status) && !betweenBatches(seen)) {
      await pause(20);
      seen = await detail(id);
    }
    expect(seen).toMatchObject({ step: 'reading', total, counters: { read: seen.items } });
    if (total) expect(seen.progress).toBeCloseTo(seen.items! / total);
    expect(seen.progress).toBeGreaterThan(0);
    expect(seen.progress).toBeLessThan(1);
    await store.admin.send('POST', `/api/imports/${id}/cancel`);
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'cancelled' });
    await everythingIsGone(id);
  });

  it('deletes the staged items as well', async () => {
    const id = await katalog.upload(store, aLongFeed(10), { fileName: 'feed.xml.gz' });
    const staged = () => katalog.rows('select from import_staged_items where import_id = $1 limit 1', [id]);
    await until(async () => (await staged()).length);
    expect(await detail(id)).toMatchObject({ step: 'reading' });
    await store.admin.send('POST', `/api/imports/${id}/cancel`);
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'cancelled' });
    await everythingIsGone(id);
  });

  /** The status changes a moment before the rest is deleted. */
  async function everythingIsGone(id: number): Promise<void> {
    for (const table of ['import_staged_items', 'import_issues', 'import_issue_counts', 'import_differences'])
      await until(
        async () => !(await katalog.rows(`select from ${table} where import_id = $1 limit 1`, [id])).length,
      );
    await until(async () => !(await detail(id)).counters.read);
    expect(await katalog.rows('select from products where company_id = $1', [store.company.id])).toEqual([]);
  }
});
