import type { AttributeRegistry } from '../../attributes/attribute-registry.js';
import { plainText, type Translations } from '../../core/i18n/local-text.js';
import type { OfferFeature } from '../../products/writing/offer-record.js';
import type { AcceptedItem, FeedIssue, OfferAttribute } from '../feed/offer.js';
import type { FeedLanguageSetting } from '../import.entity.js';
import type { IntakeSettings } from './intake-settings.js';
import { itemIssue } from './item-issue.js';

/** What an item says of a product's features, and what is to be said of it. */
interface ItemFeatures {
  features: OfferFeature[];
  issues: FeedIssue[];
}

/** Those of a feed, by the registry as far as it knows their names; a value that does not fit stays as free text. */
export function featuresOfFeed(item: AcceptedItem, settings: IntakeSettings): ItemFeatures {
  const read = item.offer.attributes.map((attribute) => toFeature(attribute, settings));
  const features = read.map(({ feature }) => feature);
  const unread = read.flatMap(({ problem }) => (problem ? [unreadable(item, problem)] : []));
  const settled = withoutContradictions(item, features, features, settings.definitions);
  return { features: settled.features, issues: [...unread, ...settled.issues] };
}

/** Those of an export: it says itself by which definitions they are; whoever writes them reads them once more. */
export function featuresOfExport(item: AcceptedItem, definitions: AttributeRegistry): ItemFeatures {
  const features = item.offer.attributes.map(toStated);
  const read = features.map((feature) => {
    const definition = feature.definitionId === null ? undefined : definitions.get(feature.definitionId);
    const value = definition && definitions.read(definition, feature);
    return { feature, value: value && 'key' in value ? null : { ...feature, ...value } };
  });
  const unread = read.flatMap(({ feature: { name, value: text }, value }) =>
    value ? [] : [unreadable(item, { name: plainText(name, 'sl'), text: plainText(text, 'sl') })],
  );
  const known = read.map(({ feature, value }) => value ?? { ...feature, definitionId: null });
  const settled = withoutContradictions(item, features, known, definitions);
  return { features: settled.features, issues: [...unread, ...settled.issues] };
}

/**
 * Of values that cannot all be true the first counts; the others stay as free texts.
 * @param read the features as the registry understands them
 */
function withoutContradictions(
  item: AcceptedItem,
  features: OfferFeature[],
  read: OfferFeature[],
  definitions: AttributeRegistry,
): ItemFeatures {
  const wrong = definitions.contradictions(read);
  return {
    features: features.map((feature, index) =>
      wrong.includes(index) ? { ...feature, definitionId: null } : feature,
    ),
    issues: wrong.map((index) => {
      const { name, ...written } = item.offer.attributes[index]!;
      return itemIssue(item, 'notice', 'attribute_contradicts', { name }, asWritten(written));
    }),
  };
}

interface ReadFeature {
  feature: OfferFeature;
  /** Why it is a free text though the registry knows its name. */
  problem: { name: string; text: string } | null;
}

function toFeature(
  { key, name, value, unit, translations }: OfferAttribute,
  { language, attributeNames, definitions }: IntakeSettings,
): ReadFeature {
  const known = key === undefined ? undefined : attributeNames[key];
  const names = translations?.name ?? known ?? inLanguage(name, language);
  const given = { value: translations?.value ?? inLanguage(value, language), unit };
  const free = { definitionId: null, name: names, ...given };
  const definition = definitions.find(names);
  if (!definition) return { feature: free, problem: null };
  const read = definitions.read(definition, given, { byLocale: false });
  if ('key' in read) return { feature: free, problem: { name, text: asWritten({ value, unit }) } };
  return { feature: { definitionId: definition.id, name: names, ...read }, problem: null };
}

const asWritten = ({ value, unit }: Pick<OfferAttribute, 'value' | 'unit'>) =>
  unit ? `${value} ${unit}` : value;

function toStated({ definitionId, name, value, unit, translations }: OfferAttribute): OfferFeature {
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

/** A feed in one language is stored under it; one in a third language as found, in both. */
export function inLanguage(value: string | null, language: FeedLanguageSetting): Translations {
  if (!value) return {};
  return language === 'other' ? { sl: value, en: value } : { [language]: value };
}
