import { foldText } from '../../core/i18n/fold-text.js';
import type { Locale } from '../../core/i18n/locales.js';

/** Number words from two to twelve, folded, in all forms; “one” is mostly no number. */
const NUMBERS: Record<Locale, RegExp[]> = {
  sl: [
    /^dv(?:a|e|eh|ema|o)$/,
    /^(?:tri|trije|treh|trem|tremi|tro)$/,
    /^stir(?:i|je|ih|im|imi)$/,
    /^pet(?:ih|im|imi)?$/,
    /^sest(?:ih|im|imi)?$/,
    /^sed(?:em|mih|mim|mimi)$/,
    /^os(?:em|mih|mim|mimi)$/,
    /^devet(?:ih|im|imi)?$/,
    /^deset(?:ih|im|imi)?$/,
    /^enajst(?:ih|im|imi)?$/,
    /^dvanajst(?:ih|im|imi)?$/,
  ],
  en: 'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word) => new RegExp(`^${word}$`)),
};
const FIRST = 2;
/** štiri osebe, štiriosebni, four-person. */
const PERSONS =
  /(?<![\p{L}\d])(\p{L}{2,8}?)(?:oseb\p{L}*|(?=[\s-]+(?:oseb\p{L}*|persons?|people)(?!\p{L})))/giu;

/** The number that a folded word means. */
export function numberOf(word: string, language: Locale): number | undefined {
  const place = NUMBERS[language].findIndex((forms) => forms.test(word));
  return place < 0 ? undefined : place + FIRST;
}

/** A text with the numbers of persons in digits. */
export const withPersons = (text: string, language: Locale): string =>
  text.replace(PERSONS, (typed, word: string) => String(numberOf(foldText(word), language) ?? typed));
