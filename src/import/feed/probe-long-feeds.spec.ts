import type { ReadFeedOptions } from './items/options.js';
import { probeFeed } from './probing/probe-feed.js';
import { readFeed } from './reading/read-feed.js';
import type { FeedSummary } from './items/summary.js';
import { windows1250 } from './testing/encodings.js';
import { feedOf, googleFeed, googleItem } from './testing/feeds.js';
import { NotUtf8 } from './bytes/encoding.js';

describe('a feed longer than its probed beginning', () => {
  const long = (...last: string[]) => {
    const items = Array.from({ length: 23_000 }, (_, index) => googleItem(String(index)));
    return googleFeed(...items, ...last);
  };
  const read = async (content: string | Buffer, options: ReadFeedOptions = {}) => {
    const found = { items: 0, end: {} as Partial<FeedSummary> };
    const onEnd = (end: Partial<FeedSummary>) => (found.end = end);
    for await (const items of readFeed(feedOf(content, 64 * 1024), { ...options, onEnd }))
      found.items += items.length;
    return found;
  };

  it('is probed at its beginning only, and counted by the reading', async () => {
    const content = long();
    let probed = 0;
    const onProgress = (bytes: number) => (probed = bytes);
    const { itemCount } = await probeFeed(feedOf(content, 64 * 1024), { onProgress });
    expect(itemCount).toBeGreaterThanOrEqual(20_000);
    expect(probed).toBeLessThan(content.length);
    expect(await read(content)).toMatchObject({ items: 23_000, end: { itemCount: 23_000, issues: [] } });
  });

  it('is refused for an error at its end', async () => {
    const content = long();
    await expect(read(content.slice(0, -20))).rejects.toMatchObject({ code: 'feed_truncated' });
    await expect(read(long('<g:id>1</b>'))).rejects.toMatchObject({ code: 'feed_tag_unmatched' });
  });

  it('reports tolerated mistakes near its end', async () => {
    const { end } = await read(long(googleItem('last', '<g:title>Kava&nbsp;</g:title>')));
    expect(end.issues).toMatchObject([{ code: 'entity_undeclared', values: { count: 1 } }]);
  });

  it('is decoded by a census of the whole when its end is not UTF-8', async () => {
    const content = windows1250(long(googleItem('last', '<g:title>Čevlji žametni</g:title>')));
    await expect(read(content)).rejects.toThrow(NotUtf8);
    const summary = await probeFeed(feedOf(content, 64 * 1024), { byCensus: true });
    expect(summary.encoding).toEqual({ label: 'windows-1250', damaged: false });
    const { items, end } = await read(content, { summary });
    expect(items).toBe(23_001);
    expect(end.issues).toMatchObject([{ code: 'encoding_false', values: { found: 'windows-1250' } }]);
  });
});
