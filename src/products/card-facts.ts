import type { AttributeType } from '../attributes/attribute-definition.entity.js';
import { withUnit } from '../core/i18n/format-number.js';
import { bareTexts, type LocalText, plainText, type Translations } from '../core/i18n/local-text.js';
import { type Locale, otherLocale } from '../core/i18n/locales.js';

/** An offer's value of a filter attribute of its category. */
export interface CardFact {
  /** Id of the attribute. */
  id: number;
  name: Translations;
  type: AttributeType;
  values: { value: Translations; unit: string | null }[];
}

/**
 * The text for shoppers.
 * @param isNamed false if its name is above it
 */
export function factText(fact: CardFact, locale: Locale, isNamed = saysNothingAlone(fact)): LocalText {
  const names = isNamed ? [fact.name] : [];
  const all = [...names, ...fact.values.map(({ value }) => value)];
  const inWords = all.filter(hasWords);
  const language = [locale, otherLocale(locale)].find((one) => inWords.every((texts) => texts[one]));
  // a text in a third language is in both
  const [lang, ...others] = new Set(all.map((texts) => texts.lang ?? language));
  const inLanguage = (texts: Translations) => plainText(texts, language ?? locale);
  const values = fact.values.map(({ value, unit }) => withUnit(inLanguage(value), unit));
  return {
    text: [...names.map(inLanguage), values.join(', ')].join(': '),
    ...(lang && !others.length && lang !== locale && { lang }),
  };
}

/** Facts in one line: one text, or several if their languages differ. */
export function factLine(facts: CardFact[], locale: Locale): LocalText[] {
  const line: LocalText[] = [];
  for (const fact of facts) {
    const { text, lang } = factText(fact, locale);
    const last = line.at(-1);
    const separated = last ? ` · ${text}` : text;
    if (last && last.lang === lang) last.text += separated;
    else line.push({ text: separated, ...(lang && { lang }) });
  }
  return line;
}

/** "Yes", or a number without a unit. */
const saysNothingAlone = ({ type, values }: CardFact) =>
  type === 'boolean' || values.every(({ value, unit }) => !unit && !hasWords(value));

/** Numbers and signs are of every language. */
const hasWords = (texts: Translations) => Object.values(bareTexts(texts)).some((text) => /\p{L}/u.test(text));
