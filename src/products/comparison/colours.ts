import { foldedWords } from '../../search/words/text-words.js';

/** Beginnings of folded words by colour, in the languages of feeds. */
const BEGINNINGS: Record<string, RegExp> = {
  red: /^(?:rdec\w*|red|rot|crven\w*)$/,
  blue: /^(?:modr\w*|blue|blau|plav[aeio]?)$/,
  green: /^(?:zelen\w*|green|grun)$/,
  black: /^(?:crn\w{0,2}|black|schwarz)$/,
  white: /^(?:bel[aeoi]?|beli|white|weiss|weiß|bijel\w*)$/,
  yellow: /^(?:rumen\w*|yellow|gelb|zut[aeio]?)$/,
  grey: /^(?:siv[aeio]?|grey|gray|grau|srebrn\w*|silver|silber)$/,
  pink: /^(?:roza|pink|rosa)$/,
  brown: /^(?:rjav\w*|brown|smed\w*)$/,
  orange: /^(?:oranzn\w*|narancast\w*)$/,
  purple: /^(?:vijol\w*|purple|violet\w*|lila|ljubicast\w*)$/,
  beige: /^(?:bez|beige)$/,
  gold: /^(?:zlat[aeio]?|gold)$/,
};

export const colourOf = (foldedWord: string): string | undefined =>
  Object.keys(BEGINNINGS).find((colour) => BEGINNINGS[colour]!.test(foldedWord));

/** @param brandWords words that are a name, such as Red Bull */
export const coloursIn = (text: string, brandWords: string[]): string[] =>
  foldedWords(text).flatMap((word) => (brandWords.includes(word) ? [] : (colourOf(word) ?? [])));
