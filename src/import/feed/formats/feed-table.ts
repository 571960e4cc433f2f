import type { OfferAttribute } from '../offer.js';
import { codeFromLink } from '../values/code-from-link.js';
import type { DecimalSign } from '../values/price.js';
import { foldName } from '../xml/fold-name.js';
import { type FeedNode, IndexedNode } from '../xml/node.js';
import { attributePairs, type PairNames } from './attribute-pairs.js';
import { FeedPath, nonEmpty } from './feed-path.js';
import { emptyOffer, type FeedFormat, type FormatContext, type RawOffer } from './format.js';
import { type PartsRule, toParts } from './item-parts.js';

/** Fields of an offer that hold one text. */
export type TextField = {
  [Field in keyof RawOffer]-?: RawOffer[Field] extends string ? Field : never;
}[keyof RawOffer];
/** Fields of an offer that hold several; all that is found is taken. */
type ListField = 'eans' | 'deliveryCosts' | 'pictures';

/** Paths as `FeedPath` has them; of those parted by `|` the first that has a text counts. */
export type Place = string;

/**
 * A single attribute, well known by its key or under a name of its own, or many that name themselves: by what stands in
 * them or, where no `name` says where that is, by what their elements are called. `pairs` stand by turns, several in one
 * of those elements or in the item itself.
 */
export type AttributeRule =
  | { at: Place; key: string }
  | { at: Place; label: string }
  | { each: string; name?: Place; value: Place; unit?: Place; except?: readonly string[]; pairs?: PairNames }
  | { pairs: PairNames };

/** A format told by data alone, so that it can be stored and edited as well as written down. */
export interface FeedTable {
  readonly id: string;
  /** Names of the element that holds one offer. */
  readonly items: readonly string[];
  /** Roots that tell the format whatever the items look like. */
  readonly roots?: readonly string[];
  /** Namespaces of the root that do. */
  readonly namespaces?: readonly string[];
  /** What an item of this format has, and none of another: one is enough, of a group all of it. */
  readonly marks: readonly (Place | readonly Place[])[];
  readonly decimalSign: DecimalSign | null;
  /** As of `FeedFormat`. */
  readonly currency?: string;
  readonly currencyBySite?: boolean;
  /** Whether an item without a code goes by its link. */
  readonly codeFromLink?: boolean;
  /** What parts the names of a category path where the usual signs do not. */
  readonly categorySeparator?: string;
  /** What parts several values in one field of a list. */
  readonly listSeparator?: string;
  /** What counts where an item says nothing. */
  readonly constants?: Partial<Record<TextField | ListField, string>>;
  readonly fields: Partial<Record<TextField, Place> & Record<ListField, readonly Place[]>>;
  /** What a code of the format means; one that is not listed means nothing. */
  readonly codes?: Partial<Record<TextField, Readonly<Record<string, string>>>>;
  readonly attributes?: readonly AttributeRule[];
  /** Elements of an item that are offers of their own. */
  readonly parts?: PartsRule;
}

/** Shops write HTML into them, and not all escape it. */
const MARKED_UP: ReadonlySet<string> = new Set<TextField>(['name', 'description', 'specifications']);

/** Makes a format of a table. */
export function tableFormat(table: FeedTable): FeedFormat {
  const itemNames = table.items.map((name) => name.toLowerCase());
  const marks = table.marks.map((mark) => (typeof mark === 'string' ? [mark] : mark).map(toPlace));
  const reader = new TableReader(table);
  return {
    id: table.id,
    itemNames,
    decimalSign: table.decimalSign,
    currency: table.currency,
    currencyBySite: table.currencyBySite,
    recognise: (root, items) =>
      (table.roots ?? []).includes(foldName(root.name)) ||
      (table.namespaces ?? []).includes(root.uri) ||
      items.some(
        (item) =>
          itemNames.includes(item.name.toLowerCase()) &&
          marks.some((places) => places.every((place) => textsAt(place, item).length > 0)),
      ),
    ...(table.parts && { partsOf: toParts(table.parts) }),
    readItem: (item, context) => reader.read(item, context),
  };
}

type CompiledRule =
  | { at: FeedPath[]; key?: string; name: string }
  | {
      each: FeedPath;
      name: FeedPath[] | null;
      value: FeedPath[];
      unit: FeedPath[];
      except: Set<string>;
      pairs: PairNames | null;
    }
  | { ofItem: PairNames };

/** The table's paths, taken apart once. */
class TableReader {
  private readonly texts: [field: TextField, place: FeedPath[]][] = [];
  private readonly lists: [field: ListField, places: FeedPath[][]][] = [];
  private readonly rules: CompiledRule[];
  private readonly constants: [field: TextField | ListField, value: string][];

  constructor(private readonly table: FeedTable) {
    this.constants = Object.entries(table.constants ?? {}) as [TextField | ListField, string][];
    for (const [field, place] of Object.entries(table.fields))
      if (typeof place === 'string') this.texts.push([field as TextField, toPlace(place)]);
      else this.lists.push([field as ListField, place.map(toPlace)]);
    this.rules = (table.attributes ?? []).map(toRule);
  }

  read(node: FeedNode, context: FormatContext): RawOffer {
    const item = new IndexedNode(node);
    const offer = emptyOffer();
    for (const [field, place] of this.texts) {
      const text = textsAt(place, item, MARKED_UP.has(field) ? 'content' : 'text')[0] ?? '';
      const codes = this.table.codes?.[field];
      offer[field] = codes ? (Object.hasOwn(codes, text) ? codes[text]! : '') : text;
      if (codes && field === 'availability') offer.availabilityCode = text;
    }
    for (const [field, places] of this.lists)
      offer[field] = this.parts(places.flatMap((place) => textsAt(place, item)));
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

  private complete(offer: RawOffer, { note }: FormatContext): RawOffer {
    const { categorySeparator, codeFromLink: byLink } = this.table;
    if (categorySeparator) offer.categoryPath = offer.categoryPath.split(categorySeparator).join(' > ');
    if (byLink && !offer.id && offer.link) {
      offer.id = codeFromLink(offer.link);
      note('notice', 'id_from_link', offer.id);
    }
    return offer;
  }
}

function attributesOf(rule: CompiledRule, item: IndexedNode, whole: FeedNode): OfferAttribute[] {
  if ('ofItem' in rule)
    return item.alike(foldName(rule.ofItem[0])).length > 0 ? attributePairs(whole, rule.ofItem) : [];
  if ('at' in rule) {
    const { key, name } = rule;
    const value = textsAt(rule.at, item)[0];
    return value ? [{ ...(key && { key }), name, value, unit: null }] : [];
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

const toPlace = (text: Place) => text.split('|').map((path) => new FeedPath(path));

function textsAt(
  place: readonly FeedPath[],
  item: FeedNode | IndexedNode,
  part?: 'text' | 'content',
): string[] {
  for (const path of place) {
    const texts = path.texts(item, part);
    if (texts.length > 0) return texts;
  }
  return [];
}

function toRule(rule: AttributeRule): CompiledRule {
  if ('key' in rule) return { at: toPlace(rule.at), key: rule.key, name: rule.key };
  if ('at' in rule) return { at: toPlace(rule.at), name: rule.label };
  if (!('each' in rule)) return { ofItem: rule.pairs };
  return {
    each: new FeedPath(rule.each),
    name: rule.name ? toPlace(rule.name) : null,
    value: toPlace(rule.value),
    unit: rule.unit ? toPlace(rule.unit) : [],
    except: new Set((rule.except ?? []).map(foldName)),
    pairs: rule.pairs ?? null,
  };
}
