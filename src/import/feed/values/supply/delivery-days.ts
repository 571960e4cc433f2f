import { foldText } from '../../../../core/i18n/fold-text.js';
import { OFFER_LIMITS } from '../../limits.js';

export interface DeliveryDays {
  min: number | null;
  max: number | null;
}

const MAX_LENGTH = 200;
/** As in 24/48h. */
const ALTERNATIVES = /(?<![\d/.])(\d{1,3}) ?\/ ?(\d{1,3})(?= ?\p{L})/gu;
/** Words for the same day. */
const AT_ONCE = new Set(
  'takoj|danes|odmah|at once|immediately|today|ihned|hned|dnes|azonnal|natychmiast|dzis|αμεσα|imediat|веднага|sofort|subito'.split(
    '|',
  ),
);
const NEXT_DAY = new Set(
  'jutri|naslednji dan|naslednji delovni dan|sutra|next day|tomorrow|zitra|zajtra'.split('|'),
);
/** In a folded text with single spaces. */
const NUMBERS =
  /(?<upTo>\b(?:do|najvec|up to|max\.?|maks\.?|az do|az|bis(?: zu)?|fino a|jusqu.a|hasta) |(?:^| )(?:εως|ως) )?(?<![\d.,])(?<first>\d{1,3})(?![\d])(?: ?(?:[-–—]|\.{2,3}|az do|az|do|to|bis(?: zu)?|al?|tot|till?|εως|ως|(?<= )(?:in|i|und|and|et?|y|es)(?= )) ?(?<second>\d{1,3})(?!\d))? ?\.? ?(?<unit>\p{L}*)(?: (?<next>\p{L}+))?/gu;
const HOURS =
  /^(?:h|hod|hodin\p{L}*|hr?s?|hours?|ur|ure|uri|ura|urah|sat[ai]?|godz\p{L}*|ora|oran|ore|ωρ\p{L}*|час\p{L}*|std|stunden?|heures?|horas?|uur|timer|timmar)$/u;
const DAYS =
  /^(?:d|dni|dnih|dneh|dan|dana|dnev\p{L}*|dneva|days?|den|dny|dnu|dnov|dzien|nap\p{L}*|munkanap\p{L}*|ημερ\p{L}*|εργασιμ\p{L}*|zi|zile|ден|дни|дена|tage?n?|\p{L}+tage?n?|giorn\p{L}*|jours?|dias?|dagen|\p{L}*werkdag\p{L}*|dagar|dage|arbetsdagar)$/u;
const WEEKS =
  /^(?:ted\p{L}*|weeks?|wk|tyd\p{L}*|tyg\p{L}*|het\p{L}*|tjed\p{L}*|εβδομαδ\p{L}*|saptaman\p{L}*|седмиц\p{L}*|wochen?|settiman\p{L}*|semain\p{L}*|semana\p{L}*|weken|uger|veck\p{L}*)$/u;
/** Words around return and warranty periods. */
const NOT_OF_DELIVERY =
  /vracil|vrac[ae]n|vrnit|vrnet|odstop|garancij|jamstv|preizkus|odlog|return|refund|money back|warrant|guarantee(?!d)|trial|povrat|zaruk|vraten|zwrot|gwaranc|ruckgabe|garantie/;
const BETWEEN_CLAUSES = /[,;|()!]|\.\s| [-–] | (?:in|ter|and|und) /;
const WORKING_DAYS_A_WEEK = 5;

/**
 * Working days of a field without other content: `2`, `1-3`, `do 5 dni`, `24 ur`, `takoj`; null for other
 * texts.
 */
export function readDeliveryDays(text: string): DeliveryDays | null {
  if (/^\d{1,3}(?:[.,]0+)?$/.test(text)) return { min: parseInt(text), max: parseInt(text) };
  const folded = foldDays(text);
  if (AT_ONCE.has(folded)) return { min: 0, max: 0 };
  if (NEXT_DAY.has(folded)) return { min: 1, max: 1 };
  const [only] = numbersIn(folded);
  if (only?.whole === folded && only.word === '') return inDays(only);
  return findDeliveryDays(text);
}

/** Working days in a sentence, with a unit, for example `Na zalogi, dobava 1-2 dni`; else null. */
export function findDeliveryDays(text: string): DeliveryDays | null {
  if (!text) return null;
  const folded = foldDays(text);
  const named = numbersIn(folded).find((found) => found.unit !== null && isOfDelivery(found, folded));
  return named ? inDays(named) : null;
}

const foldDays = (text: string) => foldText(text.slice(0, MAX_LENGTH)).replace(ALTERNATIVES, '$1-$2');

function isOfDelivery({ start, end }: Found, folded: string): boolean {
  const before = folded.slice(0, start).split(BETWEEN_CLAUSES).at(-1)!;
  const after = folded.slice(end).split(BETWEEN_CLAUSES, 1)[0]!;
  return !NOT_OF_DELIVERY.test(before + folded.slice(start, end) + after);
}

type Unit = 'hours' | 'days' | 'weeks';

interface Found {
  whole: string;
  start: number;
  /** After the first word that follows the number. */
  end: number;
  upTo: boolean;
  first: number;
  second: number | null;
  /** The text after the number, unit or not. */
  word: string;
  unit: Unit | null;
}

function numbersIn(folded: string): Found[] {
  return Array.from(folded.matchAll(NUMBERS), (match) => {
    const { upTo, first, second, unit: word = '', next } = match.groups!;
    return {
      whole: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length - (next ? next.length + 1 : 0),
      upTo: upTo !== undefined,
      first: Number(first),
      second: second === undefined ? null : Number(second),
      word,
      // an adjective may precede the unit: 3 delovni dnevi, 3 working days
      unit: unitOf(word) ?? unitOf(next),
    };
  });
}

function unitOf(word: string | undefined): Unit | null {
  if (!word) return null;
  if (HOURS.test(word)) return 'hours';
  if (DAYS.test(word)) return 'days';
  return WEEKS.test(word) ? 'weeks' : null;
}

function inDays({ upTo, first, second, unit }: Found): DeliveryDays {
  const days = (count: number) => {
    if (unit === 'hours') return Math.ceil(count / 24);
    return Math.min(unit === 'weeks' ? count * WORKING_DAYS_A_WEEK : count, OFFER_LIMITS.deliveryDays);
  };
  if (second !== null) return { min: days(Math.min(first, second)), max: days(Math.max(first, second)) };
  return { min: upTo ? null : days(first), max: days(first) };
}
