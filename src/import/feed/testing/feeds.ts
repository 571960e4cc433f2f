import { Readable } from 'node:stream';
import { FEED_FIELDS, type FeedField } from '../../../products/product-columns.js';
import type { FeedIssue, FeedItem, FeedOffer } from '../offer.js';
import type { ReadFeedOptions } from '../items/options.js';
import { readFeed } from '../reading/read-feed.js';
import { FeedRefused } from '../refused.js';

/**
 * A factory of streams over a text or bytes in chunks of exactly `chunkBytes`; a byte stream may join them.
 */
export function feedOf(content: string | Buffer, chunkBytes = 64 * 1024): () => Readable {
  const bytes = Buffer.from(content as string);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
    bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  return () => Readable.from(chunks);
}

/** An offer's fields with a single text, and its sale, none of them stated. */
export const NO_TEXTS = {
  ...(Object.fromEntries(FEED_FIELDS.map(({ name }) => [name, null])) as Pick<FeedOffer, FeedField>),
  salePriceCents: null,
  saleFrom: null,
  saleUntil: null,
};

/** A Google RSS feed with these items' inner XML. */
export function googleFeed(...items: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Trgovina</title><language>sl</language>
${items.map((item) => `<item>${item}</item>`).join('\n')}
</channel></rss>`;
}

/** Inner XML of a complete Google item; `more` comes first, because the first element with a name counts. */
export function googleItem(id: string, more = ''): string {
  return `${more}<g:id>${id}</g:id><g:title>Izdelek ${id}</g:title><g:link>https://trgovina.example/${id}</g:link><g:price>9.90 EUR</g:price>`;
}

export function katalogFeed(offers: string, attributes = 'version="1" language="sl"'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<katalog ${attributes}>\n${offers}\n</katalog>`;
}

export async function itemsOf(
  content: string | Buffer | (() => Readable),
  options: ReadFeedOptions = {},
): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  const open = typeof content === 'function' ? content : feedOf(content);
  for await (const batch of readFeed(open, options)) items.push(...batch);
  return items;
}

/** The offer of a feed with one item, and its issues. */
export async function onlyOffer(
  content: string,
  options: ReadFeedOptions = {},
): Promise<FeedOffer & { issues: FeedIssue[] }> {
  const [item] = await itemsOf(content, options);
  if (item?.kind !== 'offer') throw new Error(`not an offer: ${JSON.stringify(item)}`);
  return { ...item.offer, issues: item.issues };
}

/** The refusal of a reading. */
export async function refusalOf(reading: Promise<unknown>): Promise<FeedRefused> {
  const error = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof FeedRefused) return error;
  throw error ?? new Error('was not refused');
}
