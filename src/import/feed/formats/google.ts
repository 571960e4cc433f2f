import { FEED_FIELDS } from '../../../products/product-columns.js';
import type { FeedLanguage, OfferAttribute, OfferTexts } from '../offer.js';
import { ROW } from '../delimited/delimited-items.js';
import { foldName } from '../fold-name.js';
import { isEmptyValue } from '../values/filler.js';
import type { FeedNode } from '../feed-node.js';
import { languageOfTag, SEVERAL } from './feed-language.js';
import { readPlan } from './google-plans.js';
import { readEprelCode } from './google-certification.js';
import { readShipping } from './google-shipping.js';
import {
  emptyOffer,
  type FeedFormat,
  type FormatContext,
  type RawOffer,
  type RawPlan,
} from './tables/format.js';

/**
 * Google Merchant Center, https://support.google.com/merchants/answer/7052112 – elements are recognised by
 * namespace, not by prefix.
 */
const OFFICIAL = 'http://base.google.com/ns/1.0';
/** Variants that some generators write. */
const UNOFFICIAL = /^https?:\/\/(?:www\.)?base\.google\.com\/ns\/?(?:1(?:\.0)?)?\/?(?:feed\/?)?$/i;
type Namespaces = Pick<ReadonlySet<string>, 'has'>;
const GOOGLE: Namespaces = { has: (uri) => uri === OFFICIAL || (uri !== '' && UNOFFICIAL.test(uri)) };
/** Google's namespaces, and namespaces of catalogues with the same format. */
const QUANTITIES = ['quantity', 'sell_on_google_quantity', 'quantity_to_sell_on_facebook', 'inventory'];
const ATOM = 'http://www.w3.org/2005/Atom';
/** Namespaces of RSS and Atom themselves; elements of others are ignored. */
const OWN: ReadonlySet<string> = new Set(['', 'http://purl.org/rss/1.0/', ATOM]);
const ITEM_NAMES = ['item', 'product', 'entry', 'offer'];
const TRANSLATED = new Map<string, 'name' | 'description'>([
  ['title', 'name'],
  ['description', 'description'],
  // Atom's own
  ['content', 'description'],
  ['summary', 'description'],
]);
/** Attributes of the offer whose names are localised: `attributes.<key>` of locales/<locale>/feed.json. */
const WELL_KNOWN = [
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'age_group',
  'energy_efficiency_class',
] as const;

const QUALIFIERS = [
  'shipping/country',
  'shipping/service',
  'shipping/region',
  'product_detail/section_name',
  'product_detail/product_detail/section_name',
];

/** A feed that only completes products of another one has no links, and no names or no prices. */
const isSupplemental = (items: readonly FeedNode[]) =>
  items.length > 0 &&
  items.every((item) => !hasLink(item) && ['title', 'price'].some((name) => item.childText(name) === ''));

/** Atom has it in an attribute. */
const hasLink = (item: FeedNode) =>
  item.childrenNamed('link').some((link) => link.text.trim() !== '' || link.attribute('href') !== '');

/** RSS, and any other root whose items have Google's elements. */
export const googleRss: FeedFormat = {
  id: 'google-rss',
  itemNames: ITEM_NAMES,
  decimalSign: '.',
  qualifiers: QUALIFIERS,
  recognise: (root, items) =>
    root.uri !== ATOM &&
    (items.length > 0 || /^(?:rss|rdf)$/i.test(root.name)) &&
    hasGoogleElements(root, items),
  isSupplemental,
  readItem,
};

export const googleAtom: FeedFormat = {
  id: 'google-atom',
  itemNames: ['entry'],
  decimalSign: '.',
  qualifiers: QUALIFIERS,
  recognise: (root, items) => root.uri === ATOM && root.name === 'feed' && hasGoogleElements(root, items),
  isSupplemental,
  readItem,
};

/** Google's element names without a namespace, or in a wrong one, as some tools write them. */
export const googlePlain: FeedFormat = {
  id: 'google-plain',
  itemNames: [...ITEM_NAMES, ROW],
  decimalSign: '.',
  qualifiers: QUALIFIERS,
  recognise: (_root, items) =>
    items.some(
      (item) =>
        hasAll(item, ['id', 'link', 'image_link']) ||
        (namespaceOf(item) !== '' && hasAll(item, ['id', 'link', 'title', 'price'])),
    ),
  readItem: (node, context) => readItem(node, context, new Set(['', namespaceOf(node)])),
};

const isFeedLanguage = (language: string): language is FeedLanguage => language === 'sl' || language === 'en';
const hasAll = (item: FeedNode, names: string[]) => names.every((name) => item.childText(name) !== '');
const namespaceOf = (item: FeedNode) => item.childrenNamed('price')[0]?.uri ?? '';

function hasGoogleElements(root: FeedNode, items: readonly FeedNode[]): boolean {
  if (items.length === 0) return Object.values(root.attributes).some((value) => GOOGLE.has(value));
  return items.some((item) => item.children.some((child) => GOOGLE.has(child.uri)));
}

/** The child elements of an item by meaning; of single values the first one counts. */
class GoogleItem {
  readonly texts = new Map<string, string>();
  readonly plain = new Map<string, string>();
  /** The currency of a price that does not state one. */
  currency = '';
  readonly gtins: string[] = [];
  readonly pictures: string[] = [];
  /** Images in the notations of RSS. */
  readonly enclosures: string[] = [];
  /** Texts that state their language. */
  readonly translations: NonNullable<RawOffer['translations']> = {};
  /** Language tags of names; empty: a name without a language. */
  readonly nameLanguages = new Set<string>();
  /** Texts without a language, next to texts with one. */
  readonly unmarked: OfferTexts = {};
  readonly shippings: FeedNode[] = [];
  readonly thresholds: FeedNode[] = [];
  readonly details: FeedNode[] = [];
  readonly certifications: FeedNode[] = [];
  readonly highlights: string[] = [];
  readonly plans: RawPlan[] = [];

  constructor(item: FeedNode, namespaces: Namespaces) {
    for (const child of item.children) {
      if (OWN.has(child.uri) || namespaces.has(child.uri)) this.addTranslation(child);
      if (namespaces.has(child.uri)) this.addGoogle(child);
      else this.addPlain(child);
    }
  }

  /** Google's element, else the equivalent one of RSS or Atom. */
  text(name: string, plainElement?: string): string {
    const text = this.texts.get(foldName(name));
    return text ?? (plainElement === undefined ? undefined : this.plain.get(plainElement)) ?? '';
  }

  private addGoogle(child: FeedNode): void {
    const name = foldName(child.name);
    if (name === 'shipping') this.shippings.push(child);
    else if (name === 'freeshippingthreshold') this.thresholds.push(child);
    else if (name === 'subscriptioncost') this.addPlan('subscription', child);
    else if (name === 'installment') this.addPlan('installment', child);
    else if (name === 'productdetail') this.details.push(child);
    else if (name === 'certification') this.certifications.push(child);
    else this.addText(name, child.content.trim());
    if (name === 'price') this.currency ||= child.attribute('currency');
  }

  private addPlan(kind: RawPlan['kind'], child: FeedNode): void {
    const plan = readPlan(kind, child);
    if (plan && !this.plans.some((other) => other.kind === kind)) this.plans.push(plan);
  }

  private addText(name: string, text: string): void {
    if (!text) return;
    if (name === 'gtin') this.gtins.push(text);
    else if (name === 'producthighlight') this.highlights.push(text);
    else if (name === 'additionalimagelink') this.pictures.push(text);
    else if (!this.texts.has(name)) this.texts.set(name, text);
  }

  private addTranslation({ name, attributes, content }: FeedNode): void {
    const field = TRANSLATED.get(name.toLowerCase());
    if (!field) return;
    const stated = attributes['xml:lang'];
    if (field === 'name') this.nameLanguages.add(stated ?? '');
    const language = languageOfTag(stated);
    if (stated && !isFeedLanguage(language)) return;
    const text = content.trim();
    if (!text || isEmptyValue(text)) return;
    const texts = isFeedLanguage(language) ? (this.translations[language] ??= {}) : this.unmarked;
    texts[field] ??= text;
  }

  private addPlain(child: FeedNode): void {
    const { href, rel, url } = child.attributes;
    // the text inside describes the image, not the offer
    if (isPicture(child)) return void this.enclosures.push(url!);
    const name = foldName(child.name);
    const isPage = name === 'link' && href !== undefined && (rel === undefined || rel === 'alternate');
    const text = isPage ? href.trim() : child.content.trim();
    if (text && !this.plain.has(name)) this.plain.set(name, text);
  }
}

/** An enclosure, or a `content` element of Media RSS. */
function isPicture({ name, attributes: { url, type = '', medium = '' } }: FeedNode): boolean {
  return /^(?:enclosure|content)$/i.test(name) && url !== undefined && /^image\b/.test(type || medium);
}

function readItem(node: FeedNode, context: FormatContext, namespaces: Namespaces = GOOGLE): RawOffer {
  const item = new GoogleItem(node, namespaces);
  const offer = emptyOffer();
  offer.id = item.text('id', 'id') || item.plain.get('guid') || '';
  offer.language = item.text('content_language') || node.attributes['xml:lang'];
  if (!item.nameLanguages.has(''))
    offer.nameLanguage = item.nameLanguages.size > 1 ? SEVERAL : [...item.nameLanguages][0];
  const named = languageOfTag(offer.nameLanguage);
  const language = isFeedLanguage(named) ? named : context.language;
  const own = item.translations[language] ?? unmarkedOf(item);
  offer.name = own?.name ?? item.text('title', 'title');
  offer.description =
    own?.description ||
    item.text('description', 'description') ||
    ['content', 'encoded', 'summary'].map((name) => item.plain.get(name)).find(Boolean) ||
    '';
  offer.price = item.text('price');
  offer.currency = item.currency;
  offer.salePrice = item.text('sale_price');
  offer.salePeriod = item.text('sale_price_effective_date');
  offer.link = item.text('link', 'link');
  for (const { name, google } of FEED_FIELDS) if (google) offer[name] = item.text(google);
  offer.eans = item.gtins;
  offer.stock = QUANTITIES.map((name) => item.text(name)).find(Boolean) ?? '';
  offer.availability = item.text('availability');
  offer.condition = item.text('condition');
  offer.googleCategory = item.text('google_product_category');
  offer.adult = item.text('adult');
  // the shop's own category path is more specific than Google's, which is often only a number
  offer.categoryPath = item.text('product_type') || offer.googleCategory;
  if (own) offer.translations = { ...item.translations, [language]: ownTexts(offer, own, item) };
  offer.pictures = [item.text('image_link'), ...item.pictures].filter(Boolean);
  if (offer.pictures.length === 0) offer.pictures = item.enclosures;
  offer.highlights = item.highlights.join('\n');
  offer.eprelCode = item.certifications.map(readEprelCode).find(Boolean) ?? '';
  offer.attributes = attributesOf(item);
  if (item.plans.length) offer.plans = item.plans;
  readShipping(offer, item);
  return offer;
}

/** A text without a language is in the feed's language when another text states one. */
function unmarkedOf({ translations, unmarked }: GoogleItem): OfferTexts | undefined {
  return unmarked.name && Object.keys(translations).length > 0 ? unmarked : undefined;
}

/** Descriptions, except those that state another language. */
function ownTexts(
  { name, description }: RawOffer,
  own: OfferTexts,
  { translations }: GoogleItem,
): OfferTexts {
  const isForeign =
    !own.description && Object.values(translations).some((texts) => texts.description === description);
  return description && !isForeign ? { name, description } : { name };
}

/** Name and value; in the cell of a table several as section:name:value, separated by commas. */
function detailsOf(node: FeedNode): [name: string | undefined, value: string | undefined][] {
  const inner = node.children.filter(({ name }) => foldName(name) === 'productdetail');
  if (inner.length) return inner.flatMap(detailsOf);
  if (node.children.length) return [[node.childText('attribute_name'), node.childText('attribute_value')]];
  // a value may have commas
  return node.text.split(/,(?=[^,:]*:[^,:]*:)/).map((text) => {
    const [, name, value] = /^[^:]*:([^:]*):(.*)$/s.exec(text) ?? [];
    return [name?.trim(), value?.trim()];
  });
}

function attributesOf(item: GoogleItem): OfferAttribute[] {
  const attributes: OfferAttribute[] = [];
  for (const key of WELL_KNOWN) {
    const value = item.text(key);
    if (value) attributes.push({ key, name: key, value, unit: null });
  }
  for (const [name, value] of item.details.flatMap(detailsOf))
    if (name && value) attributes.push({ name, value, unit: null });
  return attributes;
}
