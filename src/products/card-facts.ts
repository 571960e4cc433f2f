import type { AttributeType } from '../attributes/attribute-definition.entity.js';
import { withUnit } from '../core/i18n/format-number.js';
import { bareTexts, type LocalText, plainText, type Translations } from '../core/i18n/local-text.js';
import { type Locale, otherLocale } from '../core/i18n/locales.js';
import { foldedWords } from '../search/words/text-words.js';

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

/** Only a value of several words, such as "dark blue" or "Bluetooth 5.3", is clear without its name. */
const saysNothingAlone = ({ type, values }: CardFact) =>
  type === 'boolean' || values.every(({ value }) => !hasWords(value) || !isPhrase(value));

const isPhrase = (texts: Translations) =>
  Object.values(bareTexts(texts)).every((text) => /^\p{L}.* /u.test(text));

/** Whether the name of the product has all values, also with other endings: "modra" in "modre slušalke". */
export function isInName({ type, values }: CardFact, name: Translations, locale: Locale): boolean {
  if (type === 'boolean') return false;
  const inName = foldedWords(plainText(name, locale));
  return values.every(({ value, unit }) =>
    foldedWords(withUnit(plainText(value, locale), unit)).every((word) =>
      inName.some((other) => areForms(word, other)),
    ),
  );
}

/** Whether two folded words differ in their endings only. */
function areForms(a: string, b: string): boolean {
  const stem = Math.max(3, Math.min(a.length, b.length) - 1);
  return (
    a === b ||
    (/^\p{L}{3}/u.test(a) && Math.abs(a.length - b.length) <= 2 && a.slice(0, stem) === b.slice(0, stem))
  );
}

/** Numbers and signs are of every language. */
const hasWords = (texts: Translations) => Object.values(bareTexts(texts)).some((text) => /\p{L}/u.test(text));
