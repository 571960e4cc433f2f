import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { limitsOf, type ProbeOptions } from './options.js';
import { decoder, type FeedEncoding } from './xml/encoding.js';
import { MarkupFilter } from './xml/markup-filter.js';
import { unpack } from './xml/unpack.js';

/** What the elements of an unknown feed look like. */
export interface FeedSurvey {
  /** Name of the element that most likely holds one product. */
  item: string;
  /** Names of what stands in it, as elements or attributes. */
  fields: string[];
}

/** So much of a feed shows how it is made. */
const SURVEYED_BYTES = 1024 ** 2;
const MOST_KINDS = 2000;
const MOST_FIELDS = 100;
const MOST_OF_IT = 0.8;

/** Elements of one path. */
interface Kind {
  name: string;
  parent: Kind | null;
  count: number;
  /** Elements and attributes inside all of them, themselves included. */
  content: number;
  fields: Set<string>;
}

/** Finds the element that repeats and holds most of a feed's start; null when none does. Never throws on bad markup. */
export async function surveyFeed(
  open: () => Readable,
  encoding: FeedEncoding,
  options: ProbeOptions,
): Promise<FeedSurvey | null> {
  const survey = new Survey();
  const text = decoder(encoding);
  const filter = new MarkupFilter(() => 1);
  let bytesRead = 0;
  try {
    for await (const bytes of unpack(open, { limits: limitsOf(options), signal: options.signal })) {
      survey.write(filter.write(text.write(bytes)));
      if ((bytesRead += bytes.length) >= SURVEYED_BYTES) break;
    }
  } catch {
    // what was seen until here has to do: why the feed is refused is known already
    options.signal?.throwIfAborted();
  }
  return survey.result();
}

class Survey {
  private readonly kinds = new Map<string, Kind>();
  private readonly open: Kind[] = [];
  private readonly path: string[] = [];
  private readonly parser = new SaxesParser({ xmlns: true, position: false });

  constructor() {
    this.parser.on('opentag', (tag) => this.enter(tag));
    this.parser.on('closetag', () => this.leave());
  }

  write(text: string): void {
    this.parser.write(this.path.length === 0 && this.kinds.size === 0 ? text.trimStart() : text);
  }

  result(): FeedSurvey | null {
    const repeated = [...this.kinds.values()].filter(
      ({ count, fields, parent }) => count > 1 && fields.size > 1 && parent,
    );
    let item = repeated.reduce<Kind | null>(
      (best, kind) => (best && best.content >= kind.content ? best : kind),
      null,
    );
    for (const kind of repeated) if (item && isItemOf(kind, item)) item = kind;
    return item && { item: item.name, fields: [...item.fields] };
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
    if (this.kinds.size >= MOST_KINDS) throw new Error('made of too many kinds of elements');
    const kind: Kind = { name, parent, count: 0, content: 0, fields: new Set() };
    this.kinds.set(path, kind);
    return kind;
  }

  private leave(): void {
    this.open.pop();
    this.path.pop();
  }
}

function addField({ fields }: Kind, name: string): void {
  if (fields.size < MOST_FIELDS && name !== 'xmlns') fields.add(name);
}

/** Whether the outer element only groups the inner ones: nearly everything is theirs, and it has no more to say. */
function isItemOf(kind: Kind, outer: Kind): boolean {
  return (
    kind.parent === outer &&
    kind.content > MOST_OF_IT * outer.content &&
    kind.count > outer.count &&
    kind.fields.size >= outer.fields.size
  );
}
