import type { FoundItem, ItemSource, KeyOptions, ToleratedMistake } from '../item-source.js';
import type { FeedLimits } from '../limits.js';
import { ItemCutter } from './item-cutter.js';
import { ItemParser } from './item-parser.js';
import { MarkupFilter } from './markup-filter.js';

/** The items of an XML feed. */
export class XmlItems implements ItemSource {
  readonly header = null;
  private readonly filter: MarkupFilter;
  private readonly parser: ItemParser;
  private readonly cutter: ItemCutter | null;

  /** @param line of the first character */
  constructor(limits: FeedLimits, itemNames: ReadonlySet<string>, line: number, keys: KeyOptions | null) {
    this.parser = new ItemParser(limits, itemNames, line - 1);
    this.filter = new MarkupFilter(() => this.parser.line);
    this.cutter = keys && new ItemCutter(this.filter, this.parser, keys);
  }

  get root() {
    return this.parser.root;
  }

  get languages() {
    return this.parser.languages;
  }

  get categories() {
    return this.parser.categories;
  }

  get itemNames() {
    return this.parser.itemNames;
  }

  set itemNames(names) {
    this.parser.itemNames = names;
  }

  get mistakes(): ToleratedMistake[] {
    return [
      { code: 'entity_undeclared', ...this.filter.named },
      { code: 'reference_of_windows', ...this.filter.ofWindows },
      { code: 'ampersand_bare', ...this.filter.bare },
    ];
  }

  *write(text: string): Generator<FoundItem[]> {
    if (this.cutter) return yield* this.cutter.write(text);
    this.parser.write(this.filter.write(text));
    yield this.parser.takeItems();
  }

  *end(): Generator<FoundItem[]> {
    if (this.cutter) return yield* this.cutter.end();
    this.parser.write(this.filter.write('', true));
    this.parser.end();
    yield this.parser.takeItems();
  }
}
