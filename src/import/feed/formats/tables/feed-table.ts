import { FEED_FIELDS } from '../../../../products/product-columns.js';
import type { OfferAttribute } from '../../offer.js';
import { isFiller } from '../../values/filler.js';
import { codeFromLink } from '../../values/code-from-link.js';
import type { DecimalSign } from '../../values/prices/price.js';
import { foldName } from '../../fold-name.js';
import { type FeedNode, IndexedNode } from '../../feed-node.js';
import { attributePairs, type PairNames } from './attribute-pairs.js';
import { FeedPath, nonEmpty } from './feed-path.js';
import { emptyOffer, type FeedFormat, type FormatContext, type RawOffer } from './format.js';
import { type PartsRule, toParts } from './item-parts.js';

/** Fields of an offer with one text. */
export type TextField = {
  [Field in keyof RawOffer]-?: RawOffer[Field] extends string ? Field : never;
}[keyof RawOffer];
/** Fields of an offer with several texts; all that are found are used. */
type ListField = 'eans' | 'deliveryCosts' | 'pictures';

/** Paths in the grammar of `FeedPath`, separated by `|`; the first with a text counts. */
export type PathChoice = string;

/**
 * A single attribute, with a well-known key, its own name or one at another path; or many attributes whose names are in the feed:
 * at `name`, or as element names. `pairs` are alternating names and values, in one of these elements or in
 * the item itself.
 */
export type AttributeRule =
  | { at: PathChoice; key: string }
  | { at: PathChoice; label: string }
  | { at: PathChoice; named: PathChoice }
  | {
      each: string;
      name?: PathChoice;
      value: PathChoice;
      unit?: PathChoice;
      except?: readonly string[];
      pairs?: PairNames;
    }
  | { pairs: PairNames };

/** A format that is described by data alone, so that it can be written in code, stored and edited. */
export interface FeedTable {
  readonly id: string;
  /** Names of the elements that hold one offer. */
  readonly items: readonly string[];
  /** Root names that identify the format, regardless of the items. */
  readonly roots?: readonly string[];
  /** Namespaces of the root that identify the format. */
  readonly namespaces?: readonly string[];
  /** Paths that only items of this format have: one match is enough; of a group all have to match. */
  readonly marks: readonly (PathChoice | readonly PathChoice[])[];
  readonly decimalSign: DecimalSign | null;
  /** As in `FeedFormat`. */
  readonly currency?: string;
  readonly currencyBySite?: boolean;
  readonly listsCategories?: boolean;
  /** Whether the link identifies an item without a code. */
  readonly codeFromLink?: boolean;
  /** Separates the names of a category path, besides the default separators. */
  readonly categorySeparator?: string;
  /** Separates several values in one field of a list. */
  readonly listSeparator?: string;
  /** Values for items that state none. */
  readonly constants?: Partial<Record<TextField | ListField, string>>;
  readonly fields: Partial<Record<TextField, PathChoice> & Record<ListField, readonly PathChoice[]>>;
  /** Meanings of codes by field; other codes are ignored. */
  readonly codes?: Partial<Record<TextField, Readonly<Record<string, string>>>>;
  readonly attributes?: readonly AttributeRule[];
  /** As in `FeedFormat`. */
  readonly qualifiers?: readonly string[];
  /** Child elements of an item that are offers of their own. */
  readonly parts?: PartsRule;
}

/** Shops write HTML into these fields, not all of them escaped. */
const HTML_FIELDS: ReadonlySet<string> = new Set<TextField>(['name', 'description', 'specifications']);

/** Fields with a line for each text. */
const LINES: ReadonlySet<string> = new Set(
  FEED_FIELDS.filter((field) => field.type === 'text' && field.rule === 'lines').map(({ name }) => name),
);

/** Makes a format from a table. */
export function tableFormat(table: FeedTable): FeedFormat {
  const itemNames = table.items.map((name) => name.toLowerCase());
  const marks = table.marks.map((mark) => (typeof mark === 'string' ? [mark] : mark).map(toChoice));
  const reader = new TableReader(table);
  return {
    id: table.id,
    itemNames,
    decimalSign: table.decimalSign,
    currency: table.currency,
    currencyBySite: table.currencyBySite,
    listsCategories: table.listsCategories,
    qualifiers: table.qualifiers,
    recognise: (root, items) =>
      (table.roots ?? []).includes(foldName(root.name)) ||
      (table.namespaces ?? []).includes(root.uri) ||
      items.some(
        (item) =>
          itemNames.includes(item.name.toLowerCase()) &&
          marks.some((choices) => choices.every((choice) => textsAt(choice, item).length > 0)),
      ),
    ...(table.parts && { partsOf: toParts(table.parts) }),
    readItem: (item, context) => reader.read(item, context),
  };
}

type CompiledRule =
  | { at: FeedPath[]; key?: string; name: string | FeedPath[] }
  | {
      each: FeedPath;
      name: FeedPath[] | null;
      value: FeedPath[];
      unit: FeedPath[];
      except: Set<string>;
      pairs: PairNames | null;
    }
  | { ofItem: PairNames };

/** The table's compiled paths. */
class TableReader {
  private readonly texts: [field: TextField, choice: FeedPath[]][] = [];
  private readonly lists: [field: ListField, choices: FeedPath[][]][] = [];
  private readonly rules: CompiledRule[];
  private readonly constants: [field: TextField | ListField, value: string][];

  constructor(private readonly table: FeedTable) {
    this.constants = Object.entries(table.constants ?? {}) as [TextField | ListField, string][];
    for (const [field, choice] of Object.entries(table.fields))
      if (typeof choice === 'string') this.texts.push([field as TextField, toChoice(choice)]);
      else this.lists.push([field as ListField, choice.map(toChoice)]);
    this.rules = (table.attributes ?? []).map(toRule);
  }

  read(node: FeedNode, context: FormatContext): RawOffer {
    const item = new IndexedNode(node);
    const offer = emptyOffer();
    for (const [field, choice] of this.texts) {
      const texts = textsAt(choice, item, HTML_FIELDS.has(field) ? 'content' : 'text');
      const text = LINES.has(field) ? texts.join('\n') : (texts[0] ?? '');
      const codes = this.table.codes?.[field];
      offer[field] = codes ? (Object.hasOwn(codes, text) ? codes[text]! : '') : text;
      if (codes && field === 'availability') offer.availabilityCode = text;
    }
    for (const [field, choices] of this.lists)
      offer[field] = this.parts(choices.flatMap((choice) => textsAt(choice, item)));
    offer.attributes = this.rules.flatMap((rule) => attributesOf(rule, item, node));
    this.fillIn(offer);
    return this.complete(offer, context);
  }

  private parts(texts: string[]): string[] {
    const { listSeparator } = this.table;
    return listSeparator ? texts.flatMap((text) => nonEmpty(text.split(listSeparator))) : texts;
  }

  private fillIn(offer: RawOffer): void {
    for (const [field, value] of this.constants) {
      const current = offer[field];
      if (current.length > 0) continue;
      Object.assign(offer, { [field]: typeof current === 'string' ? value : [value] });
      if (field === 'deliveryCosts') offer.deliveryGiven = true;
    }
  }

  private complete(offer: RawOffer, { report, categories }: FormatContext): RawOffer {
    const { categorySeparator, codeFromLink: byLink } = this.table;
    const listed = offer.categoryPath && categories?.path(offer.categoryPath);
    if (listed) offer.categoryPath = listed;
    else if (categorySeparator)
      offer.categoryPath = deepestOf(offer.categoryPath, categorySeparator)
        .split(categorySeparator)
        .join(' > ');
    if (byLink && !offer.id && offer.link) {
      offer.id = codeFromLink(offer.link);
      report('notice', 'id_from_link', offer.id);
    }
    return offer;
  }
}

/** The deepest of several paths with one root, `Root/A,Root/A/B`: shops list the ones above as well. */
function deepestOf(text: string, separator: string): string {
  const root = text.split(separator, 1)[0]! + separator;
  const [first, ...others] = text.split(`,${root}`);
  const depth = (path: string) => path.split(separator).length;
  return others
    .map((path) => root + path)
    .reduce((deepest, path) => (depth(path) > depth(deepest) ? path : deepest), first!);
}

function attributesOf(rule: CompiledRule, item: IndexedNode, whole: FeedNode): OfferAttribute[] {
  if ('ofItem' in rule)
    return item.childrenNamed(foldName(rule.ofItem[0])).length > 0 ? attributePairs(whole, rule.ofItem) : [];
  if ('at' in rule) {
    const { key, name } = rule;
    const value = textsAt(rule.at, item)[0];
    const title = typeof name === 'string' ? name : textsAt(name, item)[0];
    return value && title ? [{ ...(key && { key }), name: title, value, unit: null }] : [];
  }
  return rule.each.nodes(item).flatMap((node) => {
    const names = rule.name ? textsAt(rule.name, node) : [node.name.replaceAll('_', ' ')];
    if (rule.pairs && names.length > 1) return attributePairs(node, rule.pairs);
    const name = names[0];
    const value = textsAt(rule.value, node).join(', ');
    if (!name || !value || rule.except.has(foldName(name))) return [];
    return [{ name, value, unit: textsAt(rule.unit, node)[0] ?? null }];
  });
}

const toChoice = (text: PathChoice) => text.split('|').map((path) => new FeedPath(path));

function textsAt(
  choice: readonly FeedPath[],
  item: FeedNode | IndexedNode,
  part?: 'text' | 'content',
): string[] {
  let fillers: string[] = [];
  for (const path of choice) {
    const texts = path.texts(item, part);
    // "#N/A" must not hide the value that the next alternative has
    if (!texts.every(isFiller)) return texts;
    if (fillers.length === 0) fillers = texts;
  }
  return fillers;
}

function toRule(rule: AttributeRule): CompiledRule {
  if ('key' in rule) return { at: toChoice(rule.at), key: rule.key, name: rule.key };
  if ('named' in rule) return { at: toChoice(rule.at), name: toChoice(rule.named) };
  if ('at' in rule) return { at: toChoice(rule.at), name: rule.label };
  if (!('each' in rule)) return { ofItem: rule.pairs };
  return {
    each: new FeedPath(rule.each),
    name: rule.name ? toChoice(rule.name) : null,
    value: toChoice(rule.value),
    unit: rule.unit ? toChoice(rule.unit) : [],
    except: new Set((rule.except ?? []).map(foldName)),
    pairs: rule.pairs ?? null,
  };
}
