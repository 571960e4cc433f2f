import type { AttributeChoice } from '../../../../src/attributes/attributes.pages.js';
import type { Locale } from '../../../../src/core/i18n/locales.js';
import { fold } from '../../../lib/i18n/fold.js';
import { type AttributeValue, newAttribute } from './attribute-values.js';

/** `Zaslon: 15,6 palca`, or two cells of a spreadsheet. */
const LINE = /^\s*([^:\t]+?)\s*[:\t]\s*(.+?)\s*$/;
/** A number, then its unit. */
const MEASURE = /^([+-]?\d[\d.,]*)\s*([^\d\s.,]\S{0,19})$/;

/**
 * Features from pasted lines; those that are none are left out.
 * @param locale the language that the lines are taken to be in
 */
export function readAttributes(
  text: string,
  definitions: AttributeChoice[],
  locale: Locale,
): AttributeValue[] {
  return text.split('\n').flatMap((line) => {
    const [, name, value] = LINE.exec(line) ?? [];
    return name && value ? [toAttribute(name, value, definitions, locale)] : [];
  });
}

function toAttribute(
  name: string,
  value: string,
  definitions: AttributeChoice[],
  locale: Locale,
): AttributeValue {
  const known = definitions.find((one) => Object.values(one.name).some((text) => fold(text) === fold(name)));
  const [, amount, unit] = MEASURE.exec(value) ?? [];
  const written = (text: string) => ({ ...{ sl: '', en: '' }, [locale]: text });
  if (!known) {
    const free = { ...newAttribute(), name: written(name) };
    return amount ? { ...free, value: both(amount), unit: unit! } : { ...free, value: written(value) };
  }
  const attribute = newAttribute(known);
  return known.type === 'number' && amount
    ? { ...attribute, value: written(amount), unit: unit! }
    : { ...attribute, value: written(value) };
}

/** A number is the same in both languages. */
const both = (text: string) => ({ sl: text, en: text });
