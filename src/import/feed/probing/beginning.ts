import { Readable } from 'node:stream';
import { limitsOf, type ProbeOptions } from '../items/options.js';
import { FeedRefused } from '../refused.js';
import { ByteCensus } from '../bytes/byte-census.js';
import { decoder, encodingHint, type FeedEncoding, NotUtf8 } from '../bytes/encoding.js';
import type { CategoryList } from '../category-list.js';
import type { FeedNode } from '../feed-node.js';
import type { ScannedItem, TableHeader } from '../item-source.js';
import { FeedScan } from '../scan/feed-scan.js';
import { unpack } from '../bytes/unpack.js';

/** This much of a feed is enough to recognise its structure. */
const BEGINNING_BYTES = 2 * 1024 ** 2;

/** The first bytes of a feed, unpacked. */
export interface FeedBeginning {
  bytes: Buffer;
  /** The encoding, as far as these bytes show it. */
  encoding: FeedEncoding;
}

/** Does not throw for errors further on; for a damaged archive, it returns the part that can be unpacked. */
export async function readBeginning(
  open: () => Readable,
  options: ProbeOptions = {},
  most = BEGINNING_BYTES,
): Promise<FeedBeginning> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unpack(open, { limits: limitsOf(options), signal: options.signal })) {
      chunks.push(Buffer.from(chunk));
      if ((length += chunk.length) >= most) break;
    }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
  }
  const bytes = Buffer.concat(chunks);
  return { bytes, encoding: encodingOf(bytes) };
}

function encodingOf(bytes: Buffer): FeedEncoding {
  const { certain, declared } = encodingHint(bytes);
  const label = certain ?? 'utf-8';
  try {
    decoder({ label, damaged: false }).write(bytes);
    return { label, damaged: false };
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
  }
  const census = new ByteCensus();
  census.add(bytes);
  return census.choose(declared);
}

/** The beginning as text of at most so many bytes. */
export const textOf = ({ bytes, encoding }: FeedBeginning, most: number): string =>
  decoder(encoding).write(bytes.subarray(0, most)).trim();

/** Opens the beginning like a feed of its own. */
export const reopen =
  ({ bytes }: FeedBeginning) =>
  () =>
    Readable.from([bytes], { objectMode: false });

/** The first complete items with a name, and the categories that are listed until then. */
export async function firstItems(
  beginning: FeedBeginning,
  item: string | readonly string[],
  most: number,
): Promise<{
  root: FeedNode | null;
  header: TableHeader | null;
  items: ScannedItem[];
  categories: CategoryList | null;
}> {
  const scan = new FeedScan(
    { limits: limitsOf({}) },
    new Set([item].flat().map((name) => name.toLowerCase())),
  );
  const found: ScannedItem[] = [];
  try {
    for await (const items of scan.items(reopen(beginning), beginning.encoding)) {
      found.push(...items.filter(({ excess }) => !excess));
      if (found.length >= most) break;
    }
  } catch (error) {
    // the beginning is cut anywhere
    if (!(error instanceof FeedRefused || error instanceof NotUtf8)) throw error;
  }
  const { root, header, categories } = scan;
  return { root, header, items: found.slice(0, most), categories };
}
