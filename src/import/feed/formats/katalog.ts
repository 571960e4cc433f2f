import { FEED_FIELDS, WRITTEN_FIELDS } from '../../../products/product-columns.js';
import { HOME_CURRENCY } from './feed-currency.js';
import { SEVERAL } from './feed-language.js';
import type { FeedLanguage, OfferAttribute, OfferTexts } from '../offer.js';
import type { FeedNode } from '../feed-node.js';
import { emptyOffer, type FeedFormat, type FormatContext, type RawOffer } from './tables/format.js';

/** Our own format: docs/feed-format.md and docs/katalog-feed.xsd. */
const NAMESPACE = 'urn:katalog:feed:1';

type Texts = Partial<Record<FeedLanguage, string>>;

/** As in docs/katalog-feed.xsd. */
const ELEMENTS = new Set([
  ...WRITTEN_FIELDS.map(({ name, partOf }) => partOf?.name ?? name),
  'category',
  'picture',
  'attribute',
]);

export const katalog: FeedFormat = {
  id: 'katalog',
  itemNames: ['offer'],
  decimalSign: '.',
  recognise: (root) => root.name === 'katalog' && (root.uri === NAMESPACE || root.uri === ''),
  isExport: isOwnExport,
  elements: ELEMENTS,
  readsRoot: true,
  readItem,
};

function readItem(item: FeedNode, context: FormatContext): RawOffer {
  const children = childrenByName(item);
  const { language } = context;
  const localised = (name: string) => texts(children.get(name), language, context);
  const single = (name: string) => children.get(name)?.[0]?.text.trim() ?? '';
  const name = localised('name');
  const description = localised('description');
  const specifications = localised('specifications');
  const pictures = children.get('picture') ?? [];
  const days = children.get('deliveryDays')?.[0]?.attributes;

  const offer = emptyOffer();
  offer.id = single('productCode');
  offer.name = preferred(name, language);
  if (children.get('name')?.every(({ attributes }) => attributes.lang)) offer.nameLanguage = SEVERAL;
  offer.description = preferred(description, language);
  offer.specifications = preferred(specifications, language);
  offer.translations = byLanguage(name, description, specifications);
  offer.price = single('price');
  offer.regularPrice = single('regularPrice');
  offer.salePrice = single('salePrice');
  offer.saleFrom = single('saleFrom');
  offer.saleUntil = single('saleUntil');
  offer.currency = single('currency') || context.root!.attributes.currency || HOME_CURRENCY;
  offer.link = single('link');
  for (const { name } of FEED_FIELDS) offer[name] = single(name);
  offer.eans = (children.get('ean') ?? []).map((ean) => ean.text.trim()).filter(Boolean);
  offer.stock = single('stock');
  offer.availability = single('availability');
  offer.deliveryCosts = [single('deliveryCost')].filter(Boolean);
  offer.deliveryDaysMin = days?.min ?? '';
  offer.deliveryDaysMax = days?.max ?? '';
  offer.condition = single('condition');
  offer.categoryPath = preferred(localised('category'), language);
  offer.pictures = pictures.map((picture) => picture.text.trim());
  offer.pictureAlts = pictures.map((picture) => altsOf(picture));
  offer.attributes = (children.get('attribute') ?? []).flatMap((node) =>
    readAttribute(node, language, context),
  );
  if (isOwnExport(context.root!)) offer.exported = readExported(children);
  return offer;
}

function childrenByName(node: FeedNode): Map<string, FeedNode[]> {
  const children = new Map<string, FeedNode[]>();
  for (const child of node.children) {
    const same = children.get(child.name);
    if (same) same.push(child);
    else children.set(child.name, [child]);
  }
  return children;
}

/** Null for a language that the catalogue does not have. */
function languageOf(tag: string | undefined, context: FormatContext): FeedLanguage | null {
  if (tag === 'sl' || tag === 'en') return tag;
  const language = tag?.trim().toLowerCase().split('-')[0];
  if (!language) return null;
  if (language === 'sl' || language === 'en') return language;
  context.report('notice', 'language_unknown', tag);
  return null;
}

/** The first text of each language; one without `lang` is in the feed's language. */
function texts(nodes: FeedNode[] | undefined, own: FeedLanguage, context: FormatContext): Texts {
  const found: Texts = {};
  for (const node of nodes ?? []) {
    const { lang } = node.attributes;
    const language = lang === undefined ? own : languageOf(lang, context);
    if (language) found[language] ||= node.content.trim();
  }
  return found;
}

function preferred(found: Texts, language: FeedLanguage): string {
  return found[language] || found.sl || found.en || '';
}

function byLanguage(name: Texts, description: Texts, specifications: Texts): RawOffer['translations'] {
  const translations: Partial<Record<FeedLanguage, OfferTexts>> = {};
  for (const language of ['sl', 'en'] as const) {
    const own: OfferTexts = {};
    if (name[language]) own.name = name[language];
    if (description[language]) own.description = description[language];
    if (specifications[language]) own.specifications = specifications[language];
    if (Object.keys(own).length > 0) translations[language] = own;
  }
  return translations;
}

function altsOf({ attributes }: FeedNode): Texts {
  const alts: Texts = {};
  if (attributes['alt-sl']) alts.sl = attributes['alt-sl'];
  if (attributes['alt-en']) alts.en = attributes['alt-en'];
  return alts;
}

/** `<attribute name="" value=""/>`, or name and value as elements, each in several languages. */
function readAttribute(node: FeedNode, language: FeedLanguage, context: FormatContext): OfferAttribute[] {
  const unit = node.attributes.unit?.trim() || null;
  const { name, value, definition } = node.attributes;
  const definitionId = isOwnExport(context.root!) ? readExportedId(definition) : null;
  const stated = definitionId === null ? {} : { definitionId };
  if (name && value) return [{ name, value, unit, ...stated }];
  const children = childrenByName(node);
  const names = texts(children.get('name'), language, context);
  const values = texts(children.get('value'), language, context);
  if (!preferred(names, language) || !preferred(values, language)) {
    context.report(
      'notice',
      'attribute_incomplete',
      preferred(names, language) || preferred(values, language),
    );
    return [];
  }
  return [
    {
      name: preferred(names, language),
      value: preferred(values, language),
      unit,
      ...stated,
      translations: { name: names, value: values },
    },
  ];
}

/** Whether Katalog wrote the file: then it is an export that people edited, not a feed. */
function isOwnExport(root: FeedNode): boolean {
  return root.name === 'katalog' && root.attributes.source === 'export';
}

/** A database id of 32 bits; null for anything else. */
export function readExportedId(text: string | undefined): number | null {
  const id = text && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** The values of an exported item that a feed does not have. */
function readExported(children: ReadonlyMap<string, FeedNode[]>): NonNullable<RawOffer['exported']> {
  const single = (name: string) => children.get(name)?.[0]?.text.trim() ?? '';
  const idsOf = (name: string) => (children.get(name) ?? []).map(({ attributes }) => attributes.id ?? '');
  return {
    kind: single('kind'),
    status: single('status'),
    categoryIds: idsOf('category'),
    pictureIds: idsOf('picture'),
  };
}
