import type { DeliveryTerms } from '../../companies/terms/delivery-cost.js';
import { hash } from 'node:crypto';
import { truncateText } from '../../core/text/truncate-text.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { LOCALES } from '../../core/i18n/locales.js';
import type { OfferRecord } from '../../products/writing/offer-record.js';
import { settleRecord } from '../../products/writing/settled-offers.js';
import { FIELDS } from '../../products/product-columns.js';
import type { SheetRow } from '../../products/sheet/sheet-columns.js';
import type { FeedCategory } from '../../products/blocking/blocked-term.js';
import { type CategoryMatch, type CategoryResolver, isExcluded } from './category-resolver.js';
import { fingerprint } from '../feed/fingerprint.js';
import type {
  AcceptedItem,
  ExportedOffer,
  FeedIssue,
  FeedItem,
  FeedOffer,
  FeedValues,
} from '../feed/offer.js';
import type { OfferRecordSettings } from './offer-record-settings.js';
import { attributesOfExport, attributesOfFeed, attributesOfSheet, inLanguage } from './item-attributes.js';
import { isFeedCategory } from './item-blocking.js';
import { itemIssue } from './item-issue.js';

/** Length of a URL in an issue. */
const URL_LENGTH = 200;
/** A category id instead of a path, for example of Google's taxonomy or a store's database. */
const NUMBER = /^\d+$/;

type TextLanguage = Pick<OfferRecordSettings, 'language' | 'third'>;
type TextName = 'name' | 'description' | 'specifications';

/** An item after the rules of the catalogue; `record` is null when it is rejected. */
export interface ConvertedItem {
  itemNumber: number;
  /** Line of its start tag, from 1. */
  line: number;
  record: OfferRecord | null;
  issues: FeedIssue[];
  /** It is stored, and not shown. */
  isBlocked?: boolean;
  /** Hash of its text; only when the result depends on nothing but the text and the rules. */
  key?: Buffer;
  /** Whether the item states the currency of its price; only with a key. */
  namesCurrency?: boolean;
  /** Key of its category path. */
  pathKey?: string | null;
  /** Whether the mapping of Google's taxonomy placed it. */
  byGoogle?: boolean;
  /** The store's terms of delivery. */
  terms?: DeliveryTerms;
}
export type AcceptedOffer = ConvertedItem & { record: OfferRecord };

/** Converts a feed's item by the rules of the catalogue; gives the same result in both passes. */
export function toOfferRecord(
  item: FeedItem,
  settings: OfferRecordSettings,
  categories: CategoryResolver,
): ConvertedItem {
  const { itemNumber, line } = item;
  if (item.kind === 'rejected') return { itemNumber, line, record: null, issues: item.issues };
  const { offer } = item;
  if (offer.exported) return toOfferRecordFromExport(item, offer.exported, settings, categories);
  const match = categories.resolve(offer.categoryPath, offer.gtin, offer.googleCategory);
  const refusal = refuse(item, match);
  if (refusal) return refused(item, refusal);
  const { attributes, issues } = attributesOfFeed(item, settings);
  const dead = deadPicturesOf(item, settings);
  const expired = expiryOf(item, settings);
  const placement = {
    categoryIds: [match?.categoryId ?? settings.uncategorisedId],
    language: settings.language,
    third: settings.third,
  };
  const checked = settings.blocking.check(item, toRecord(offer, attributes, placement));
  const isBlocked = checked.issues.length > 0;
  return {
    itemNumber,
    line,
    record: settleRecord(checked.record, settings.now),
    isBlocked,
    issues: [
      ...item.issues,
      ...checked.issues,
      ...noticesOf(item, match?.categoryId ?? null),
      ...issues,
      ...dead,
      ...expired,
      ...foreignLinksOf(item, settings),
    ],
    // a dead picture may become available again, a blocked offer may be released, and the clock changes prices
    key: dead.length || isBlocked || isTimed(offer) ? undefined : item.key,
    namesCurrency: item.namesCurrency,
    pathKey: match?.seen.key ?? null,
    byGoogle: match?.byGoogle,
    terms: settings.terms,
  };
}

/** An item of an export states its categories and the definitions of its attributes. */
function toOfferRecordFromExport(
  item: AcceptedItem,
  exported: ExportedOffer,
  settings: OfferRecordSettings,
  categories: CategoryResolver,
): ConvertedItem {
  const { offer, itemNumber, line } = item;
  const { sheet } = exported;
  const stated = sheet ? categories.labelled(sheet, exported.kind) : categories.statedCategories(exported);
  const match = stated || sheet ? null : categories.resolve(offer.categoryPath, offer.gtin);
  const refusal = stated ? null : refuse(item, match);
  if (refusal) return refused(item, refusal);
  const categoryId = match?.categoryId ?? null;
  const { attributes, issues } = sheet
    ? attributesOfSheet(item, sheet, settings.definitions)
    : attributesOfExport(item, settings.definitions);
  const noticesOfPath = sheet ? labelNoticesOf(item, sheet) : noticesOf(item, categoryId);
  const notices = stated ? [] : noticesOfPath;
  const placement = {
    categoryIds: stated ?? [categoryId ?? settings.uncategorisedId],
    language: 'sl' as const,
    third: '',
  };
  const written = Object.assign(
    toRecord(offer, attributes, placement),
    { kind: exported.kind },
    exported.status && { status: exported.status },
    sheet && { sheet: stated ? sheet : withoutCategories(sheet) },
  );
  const checked = settings.blocking.check(item, written);
  return {
    itemNumber,
    line,
    record: checked.record,
    isBlocked: checked.issues.length > 0,
    issues: [...item.issues, ...checked.issues, ...notices, ...issues, ...deadPicturesOf(item, settings)],
    terms: settings.terms,
  };
}

/** The stored categories stay. */
const withoutCategories = ({ locale, cells: { categories: _, ...cells } }: SheetRow): SheetRow => ({
  locale,
  cells,
});

function labelNoticesOf(item: AcceptedItem, { cells: { categories } }: SheetRow): FeedIssue[] {
  return categories
    ? [itemIssue(item, 'warning', 'category_label', {}, truncateText(categories, URL_LENGTH))]
    : [];
}

const refused = ({ itemNumber, line, issues }: AcceptedItem, refusal: FeedIssue): ConvertedItem => ({
  itemNumber,
  line,
  record: null,
  issues: [...issues, refusal],
});

/** The issue that leaves out an item of an excluded category. */
function refuse(item: AcceptedItem, match: CategoryMatch | null): FeedIssue | null {
  if (!match || !isExcluded(match.seen)) return null;
  return itemIssue(item, 'notice', 'category_excluded', {}, item.offer.categoryPath.join(' > '));
}

function noticesOf(item: AcceptedItem, categoryId: number | null): FeedIssue[] {
  if (categoryId !== null) return [];
  const path = item.offer.categoryPath.join(' > ');
  if (!path) return [itemIssue(item, 'warning', 'category_missing', {}, null)];
  const code = NUMBER.test(path) ? 'category_number' : 'category_unmapped';
  return [itemIssue(item, 'warning', code, {}, path)];
}

function deadPicturesOf(item: AcceptedItem, { deadPictures }: OfferRecordSettings): FeedIssue[] {
  return item.offer.pictures
    .filter((url) => deadPictures.has(url))
    .map((url) => itemIssue(item, 'warning', 'picture_dead', {}, truncateText(url, URL_LENGTH)));
}

const isTimed = ({ salePriceCents, availableFrom, expiresAt }: FeedOffer) =>
  salePriceCents !== null || availableFrom !== null || expiresAt !== null;

function expiryOf(item: AcceptedItem, { now }: OfferRecordSettings): FeedIssue[] {
  const { expiresAt } = item.offer;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  return isOver ? [itemIssue(item, 'warning', 'offer_expired', {}, expiresAt)] : [];
}

function foreignLinksOf(item: AcceptedItem, { otherSites }: OfferRecordSettings): FeedIssue[] {
  const { link } = item.offer;
  const host = otherSites.hostIn(link);
  return host === null
    ? []
    : [itemIssue(item, 'warning', 'link_of_other_store', { host }, truncateText(link, URL_LENGTH))];
}

/** Fields that are copied unchanged. */
const COPIED = FIELDS.filter(
  ({ name, type }) => type !== 'texts' && name !== 'kind' && name !== 'status' && name !== 'nextChangeAt',
).map(({ offerName }) => offerName as Exclude<keyof FeedValues, TextName>);
/** Cloned for each record; adding the fields one by one is several times slower. */
const NOTHING = Object.fromEntries(COPIED.map((name) => [name, null])) as unknown as Omit<
  FeedValues,
  TextName
>;

function toRecord(
  offer: FeedOffer,
  attributes: OfferRecord['attributes'],
  { categoryIds, ...texts }: { categoryIds: number[] } & TextLanguage,
): OfferRecord {
  const record: OfferRecord = {
    ...NOTHING,
    nextChangeAt: null,
    contentHash: contentHash(
      offer,
      attributes,
      `${categoryIds.join()}:${texts.language === 'other' ? texts.third : texts.language}`,
    ),
    name: textsOf(offer, 'name', texts),
    description: textsOf(offer, 'description', texts),
    specifications: textsOf(offer, 'specifications', texts),
    categoryIds,
    feedCategory: feedCategoryOf(offer),
    pictures: picturesOf(offer),
    attributes,
  };
  for (const name of COPIED) copy(offer, record as unknown as FeedValues, name);
  return record;
}

function feedCategoryOf({ categoryPath: path, googleCategory = '', adult }: FeedOffer) {
  const stated: FeedCategory = { path, google: googleCategory, adult: adult === true };
  return isFeedCategory(stated) ? stated : null;
}

function copy<Name extends keyof FeedValues>(from: FeedValues, to: FeedValues, name: Name): void {
  to[name] = from[name];
}

const picturesOf = ({ pictures, pictureAlts, exported }: FeedOffer): OfferRecord['pictures'] =>
  pictures.map((url, index) => ({
    id: exported?.pictureIds[index] ?? null,
    url,
    alt: pictureAlts?.[index] ?? {},
  }));

/** Translations of a feed are complete; its plain text then only repeats one of them. */
function textsOf(offer: FeedOffer, name: TextName, { language, third }: TextLanguage): Translations {
  const { translations } = offer;
  const stated = LOCALES.filter((locale) => translations?.[locale]?.[name]);
  const texts = translations && language !== 'other' ? {} : inLanguage(offer[name], language);
  for (const locale of stated) texts[locale] = translations![locale]![name];
  if (language === 'other' && offer[name] && !stated.length) texts.lang = third;
  return texts;
}

/** Hash of the offer's content, categories, language and attribute definitions: 16 bytes in hex. */
function contentHash(offer: FeedOffer, attributes: OfferRecord['attributes'], category: string): string {
  const known = attributes.some(({ definitionId }) => definitionId !== null);
  const ids = known ? attributes.map(({ definitionId }) => definitionId ?? '').join() : '';
  const content = Buffer.concat([fingerprint(offer), Buffer.from(category + ids)]);
  return hash('sha256', content, 'hex').slice(0, 32);
}
