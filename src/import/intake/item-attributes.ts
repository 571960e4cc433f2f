import type { AttributeRegistry } from '../../attributes/attribute-registry.js';
import { plainText, type Translations } from '../../core/i18n/local-text.js';
import type { SheetRow } from '../../products/sheet/sheet-columns.js';
import type { RecordAttribute } from '../../products/writing/offer-record.js';
import type { AcceptedItem, FeedIssue, FeedLanguageSetting, OfferAttribute } from '../feed/offer.js';
import type { OfferRecordSettings } from './offer-record-settings.js';
import { itemIssue } from './item-issue.js';

/** The attributes of an item, and issues with them. */
interface ItemAttributes {
  attributes: RecordAttribute[];
  issues: FeedIssue[];
}

/** Attributes of a feed, read by their definitions; unknown names and unreadable values stay free text. */
export function attributesOfFeed(item: AcceptedItem, settings: OfferRecordSettings): ItemAttributes {
  const read = item.offer.attributes.map((attribute) => toAttribute(attribute, settings));
  const attributes = read.map(({ attribute }) => attribute);
  const unread = read.flatMap(({ problem }) => (problem ? [unreadable(item, problem)] : []));
  const settled = withoutContradictions(item, attributes, attributes, settings.definitions);
  return { attributes: settled.attributes, issues: [...unread, ...settled.issues] };
}

/** Attributes of an export, which states their definitions. Values stay as stated: the writer reads them. */
export function attributesOfExport(item: AcceptedItem, definitions: AttributeRegistry): ItemAttributes {
  const attributes = item.offer.attributes.map(toStated).map((attribute) => {
    const { definitionId, name } = attribute;
    if (definitionId === null || definitions.get(definitionId)) return attribute;
    // an export may name a definition that no longer exists after a merge
    return { ...attribute, definitionId: definitions.find(name)?.id ?? definitionId };
  });
  const read = attributes.map((attribute) => {
    const definition = attribute.definitionId === null ? undefined : definitions.get(attribute.definitionId);
    const value = definition && definitions.read(definition, attribute);
    return { attribute, value: value && 'key' in value ? null : { ...attribute, ...value } };
  });
  const unread = read.flatMap(({ attribute: { name, value: text }, value }) =>
    value ? [] : [unreadable(item, { name: plainText(name, 'sl'), text: plainText(text, 'sl') })],
  );
  const known = read.map(({ attribute, value }) => value ?? { ...attribute, definitionId: null });
  const settled = withoutContradictions(item, attributes, known, definitions);
  return { attributes: settled.attributes, issues: [...unread, ...settled.issues] };
}

/** Attributes of a row, which states neither definitions nor the other language: the writer reads the values. */
export function attributesOfSheet(
  { offer }: AcceptedItem,
  { locale }: SheetRow,
  definitions: AttributeRegistry,
): ItemAttributes {
  const attributes = offer.attributes.map(({ name, value, unit }): RecordAttribute => {
    const names = { [locale]: name };
    return {
      definitionId: definitions.find(names)?.id ?? null,
      name: names,
      value: { [locale]: value },
      unit,
    };
  });
  return { attributes, issues: [] };
}

/**
 * The first of contradicting values counts; the others become free text.
 * @param read the attributes as read by their definitions
 */
function withoutContradictions(
  item: AcceptedItem,
  attributes: RecordAttribute[],
  read: RecordAttribute[],
  definitions: AttributeRegistry,
): ItemAttributes {
  const wrong = definitions.contradictions(read);
  return {
    attributes: attributes.map((attribute, index) =>
      wrong.includes(index) ? { ...attribute, definitionId: null } : attribute,
    ),
    issues: wrong.map((index) => {
      const { name, ...written } = item.offer.attributes[index]!;
      return itemIssue(item, 'notice', 'attribute_contradicts', { name }, formatFractions(written));
    }),
  };
}

interface ReadAttribute {
  attribute: RecordAttribute;
  /** Set when the value of a known attribute cannot be read. */
  problem: { name: string; text: string } | null;
}

function toAttribute(
  { key, name, value, unit, translations }: OfferAttribute,
  { language, attributeNames, definitions }: OfferRecordSettings,
): ReadAttribute {
  const known = key === undefined ? undefined : attributeNames[key];
  const names = translations?.name ?? known ?? inLanguage(name, language);
  const given = { value: translations?.value ?? inLanguage(value, language), unit };
  const free = { definitionId: null, name: names, ...given };
  const definition = definitions.find(names);
  if (!definition) return { attribute: free, problem: null };
  const read = definitions.read(definition, given, { byLocale: false });
  if ('key' in read) return { attribute: free, problem: { name, text: formatFractions({ value, unit }) } };
  return { attribute: { definitionId: definition.id, name: names, ...read }, problem: null };
}

const formatFractions = ({ value, unit }: Pick<OfferAttribute, 'value' | 'unit'>) =>
  unit ? `${value} ${unit}` : value;

function toStated({ definitionId, name, value, unit, translations }: OfferAttribute): RecordAttribute {
  return {
    definitionId: definitionId ?? null,
    name: translations?.name ?? { sl: name },
    value: translations?.value ?? { sl: value },
    unit,
  };
}

function unreadable(item: AcceptedItem, { name, text }: { name: string; text: string }): FeedIssue {
  return itemIssue(item, 'notice', 'attribute_unreadable', { name }, text);
}

/** The text in the feed's language; of a third language, in both. */
export function inLanguage(value: string | null, language: FeedLanguageSetting): Translations {
  if (!value) return {};
  return language === 'other' ? { sl: value, en: value } : { [language]: value };
}
