import { foldText } from '../../../../core/i18n/fold-text.js';
import { withoutControls } from '../../../../core/text/text.js';
import { NEGATIVE, readAvailability } from './availability.js';
import type { DecimalSign } from '../prices/price.js';

const MORE =
  '>=?|≥|\\+|vec kot|vec od|nad|vsaj|najmanj|min\\.?|more than|over|at least|vise od|preko|vice nez|viac ako|wiecej niz|ponad|tobb mint|peste|mehr als|uber|πανω απο';
const UNIT =
  'kos|kosa|kosi|kosov|pcs?|pieces?|units?|items?|ks|kusu|kusov|kom|komada?|szt|sztuk|db|darab|buc|bucati|stk|stuck|τεμ|τεμαχια';
/** `Le še 2`, `only 2 left`. */
const FEW_LEFT = '(?:samo|le|se|jos|zadnj[aei]h?|zadnji|only|just|last)';
const OR_MORE = '\\+|(?:ali|in) vec|or more';
const COUNT = new RegExp(
  `^(?<words>[\\p{L} ]*?) ?[:(]? ?(?:${FEW_LEFT} )*(?:${MORE})? ?(?<count>-?\\d{1,12})(?:[.,]\\d+)?(?: ?[-–] ?(?<most>\\d{1,12}))? ?(?:${UNIT})?\\.? ?(?:${OR_MORE}|left)?\\)?\\.?(?: (?<behind>[\\p{L} ]+))?[.!]?$`,
  'u',
);
const MAX_LENGTH = 60;
/** Thousands in groups, or three decimals. */
const GROUPED =
  /(?<![\d.,])[1-9]\d{0,2}(?<sign>[ '’.,])\d{3}(?:\k<sign>\d{3})*(?!\d)(?:(?!\k<sign>)[.,]\d+)?/gu;

/** A number of pieces in the notations of shops. */
export interface Pieces {
  count: number;
  /** The availability next to the number, `Na zalogi: 5 kos`; empty if there is only the number. */
  words: string;
}

/**
 * Whole pieces, also in words: a negative number means oversold, 7.0000 is 7 in some shops, `>10`, `10-20`
 * and `več kot 10` are at least 10. 1.000 is one or a thousand, according to `decimalSign`. Null for
 * everything else, also for `manj kot 5` and `0-5`, which may be none.
 */
export function readPieces(text: string, decimalSign: DecimalSign | null = null): Pieces | null {
  if (/^\d{1,12}$/.test(text)) return { count: Number(text), words: '' };
  if (NEGATIVE.test(text)) return { count: 0, words: '' };
  if (!/\d/.test(text) || text.length > MAX_LENGTH) return null;
  const groups = COUNT.exec(ungrouped(foldText(withoutControls(text)), decimalSign))?.groups;
  if (!groups) return null;
  const words = groups.words!.trim() || (groups.behind ?? '');
  if ((words && !readAvailability(words)) || (groups.words && groups.behind)) return null;
  const count = Math.max(0, Number(groups.count));
  return count === 0 && groups.most ? null : { count, words };
}

/** Without evidence, a single sign before three digits is the decimal one: some shops write 7 as 7.000. */
function ungrouped(text: string, decimalSign: DecimalSign | null): string {
  return text.replace(GROUPED, (number: string, sign: string) => {
    const isOpen = /^\d+[.,]\d+$/.test(number);
    return isOpen && (decimalSign ?? sign) === sign ? number : number.replaceAll(sign, '');
  });
}
