import type { AttributeType } from '../attributes/attribute-definition.entity.js';
import { withUnit } from '../core/i18n/format-number.js';
import { bareTexts, type LocalText, plainText, type Translations } from '../core/i18n/local-text.js';
import { type Locale, otherLocale } from '../core/i18n/locales.js';
import { stemsOf } from '../search/words/word-stem.js';

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
export function factText(fact: CardFact, locale: Locale, isNamed = true): LocalText {
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

/** Whether the name of the product has all values in any form: "modra" in "modre slušalke" and "moder nož". */
export function isInName({ type, values }: CardFact, name: Translations, locale: Locale): boolean {
  if (type === 'boolean') return false;
  const inName = new Set(stemsOf(plainText(name, locale)));
  return values.every(({ value, unit }) =>
    stemsOf(withUnit(plainText(value, locale), unit)).every((stem) => inName.has(stem)),
  );
}

/** Numbers and signs are of every language. */
const hasWords = (texts: Translations) => Object.values(bareTexts(texts)).some((text) => /\p{L}/u.test(text));
