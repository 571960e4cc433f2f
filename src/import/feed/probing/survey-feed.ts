import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { FeedBeginning } from './beginning.js';
import { DEFAULT_LIMITS } from '../limits.js';
import { decoder } from '../bytes/encoding.js';
import type { TableHeader } from '../item-source.js';
import { DelimitedItems, ROW } from '../delimited/delimited-items.js';
import { FeedText } from '../scan/feed-text.js';
import { MarkupFilter } from '../xml/markup-filter.js';

/** An element that may hold one product. */
export interface ItemCandidate {
  name: string;
  /** Path from the root. */
  path: string;
  /** Occurrences in the beginning of the feed. */
  count: number;
}

/** Structure of an unknown feed. */
export interface FeedSurvey {
  /** Name of the root. */
  root: string;
  /** The header row of a table; null: XML. */
  header: TableHeader | null;
  /** Name of the element that most likely holds one product. */
  item: string;
  /** Names of its elements and attributes, or of a table's columns. */
  fields: string[];
  /** All candidates, those with the most content first; each name once. */
  candidates: ItemCandidate[];
}

const CHUNK_BYTES = 64 * 1024;
const MAX_KINDS = 2000;
const MAX_FIELDS = 100;
const MAX_CANDIDATES = 12;
const MAJORITY = 0.8;

/** Elements of one path. */
interface Kind extends ItemCandidate {
  parent: Kind | null;
  /** Elements and attributes inside all of them, themselves included. */
  content: number;
  fields: Set<string>;
}

/**
 * Finds the repeated element with most of the content at a feed's beginning; null when there is none. Does
 * not throw on malformed markup.
 */
export async function surveyFeed(
  { bytes, encoding }: FeedBeginning,
  signal?: AbortSignal,
): Promise<FeedSurvey | null> {
  const decoded = decoder(encoding);
  const text = new FeedText();
  let survey: Survey | null = null;
  try {
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      const shown = text.write(decoded.write(bytes.subarray(start, start + CHUNK_BYTES)));
      if (shown) (survey ??= surveyOf(text)).write(shown);
      await setImmediate();
      signal?.throwIfAborted();
    }
    const shown = text.write('', true);
    if (shown) survey ??= surveyOf(text);
    survey?.write(shown);
    survey?.end();
  } catch {
    // the part read so far is enough: the reason for the refusal is already known
    signal?.throwIfAborted();
  }
  return survey?.result() ?? null;
}

interface Survey {
  write(text: string): void;
  end(): void;
  result(): FeedSurvey | null;
}

const surveyOf = ({ dialect, firstLine }: FeedText): Survey =>
  dialect
    ? new TableSurvey(new DelimitedItems(dialect, DEFAULT_LIMITS, new Set([ROW]), firstLine, null))
    : new XmlSurvey();

class TableSurvey implements Survey {
  private count = 0;

  constructor(private readonly table: DelimitedItems) {}

  write(text: string): void {
    for (const rows of this.table.write(text)) this.count += rows.length;
  }

  end(): void {
    for (const rows of this.table.end()) this.count += rows.length;
  }

  result(): FeedSurvey | null {
    if (this.count === 0) return null;
    const root = this.table.root!.name;
    const header = this.table.header!;
    return {
      root,
      header,
      item: ROW,
      fields: [...header.titles.values()].slice(0, MAX_FIELDS),
      candidates: [{ name: ROW, path: `${root}/${ROW}`, count: this.count }],
    };
  }
}

class XmlSurvey implements Survey {
  private readonly kinds = new Map<string, Kind>();
  private readonly open: Kind[] = [];
  private readonly path: string[] = [];
  private readonly filter = new MarkupFilter(() => 1);
  private readonly parser = new SaxesParser({ xmlns: true, position: false });

  constructor() {
    this.parser.on('opentag', (tag) => this.enter(tag));
    this.parser.on('closetag', () => this.leave());
  }

  write(text: string): void {
    this.parser.write(this.filter.write(text));
  }

  end(): void {
    this.parser.write(this.filter.write('', true));
  }

  result(): FeedSurvey | null {
    const filled = [...this.kinds.values()].filter(({ fields, parent }) => fields.size > 1 && parent);
    const repeated = filled.filter(({ count }) => count > 1);
    // with a single product, only the element with the most content can be named
    const candidates = (repeated.length ? repeated : filled).sort((a, b) => b.content - a.content);
    let [item] = candidates;
    for (const kind of candidates) if (item && isItemOf(kind, item)) item = kind;
    if (!item) return null;
    const [root] = this.kinds.values();
    return {
      root: root!.name,
      header: null,
      item: item.name,
      fields: [...item.fields],
      candidates: named([item, ...candidates]),
    };
  }

  private enter({ local, attributes }: SaxesTagNS): void {
    const parent = this.open.at(-1) ?? null;
    this.path.push(local);
    const kind = this.kindOf(local, parent);
    this.open.push(kind);
    kind.count++;
    const names = Object.values(attributes).map((attribute) => attribute.local);
    for (const name of names) addField(kind, name);
    if (parent) addField(parent, local);
    for (let above: Kind | null = kind; above; above = above.parent) above.content += 1 + names.length;
  }

  private kindOf(name: string, parent: Kind | null): Kind {
    const path = this.path.join('/');
    const known = this.kinds.get(path);
    if (known) return known;
    if (this.kinds.size >= MAX_KINDS) throw new Error('made of too many kinds of elements');
    const kind: Kind = { name, path, parent, count: 0, content: 0, fields: new Set() };
    this.kinds.set(path, kind);
    return kind;
  }

  private leave(): void {
    this.open.pop();
    this.path.pop();
  }
}

function addField({ fields }: Kind, name: string): void {
  if (fields.size < MAX_FIELDS && name !== 'xmlns') fields.add(name);
}

/** The first of each name, because items are identified by name alone. */
function named(kinds: Kind[]): ItemCandidate[] {
  const byName = new Map<string, ItemCandidate>();
  for (const { name, path, count } of kinds)
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), { name, path, count });
  return [...byName.values()].slice(0, MAX_CANDIDATES);
}

/** Whether the outer element only groups the inner ones: nearly all of its content is theirs. */
function isItemOf(kind: Kind, outer: Kind): boolean {
  return (
    kind.parent === outer &&
    kind.content > MAJORITY * outer.content &&
    kind.count > outer.count &&
    kind.fields.size >= outer.fields.size
  );
}
