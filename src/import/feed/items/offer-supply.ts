import { foldText } from '../../../core/i18n/fold-text.js';
import type { RawOffer } from '../formats/tables/format.js';
import type { ItemIssues } from '../item-issues.js';
import { OFFER_LIMITS } from '../limits.js';
import type { FeedOffer } from '../offer.js';
import { NEGATIVE, readAvailability } from '../values/supply/availability.js';
import { readMoment } from '../values/period.js';
import { readPieces } from '../values/supply/pieces.js';
import type { DecimalSign } from '../values/prices/price.js';
import { type DeliveryDays, findDeliveryDays, readDeliveryDays } from '../values/supply/delivery-days.js';

type Availability = FeedOffer['availability'];
export type OfferSupply = Pick<FeedOffer, 'stock' | 'availability' | 'deliveryDaysMin' | 'deliveryDaysMax'>;

export interface SupplyRules {
  /** The feed's decimal sign of stock, for ambiguous numbers. */
  stockSign: DecimalSign | null;
}

/** An item with dispatch within this many days counts as in stock; comparable feed readers do the same. */
const IN_STOCK_WITHIN_DAYS = 2;
/** More than 0 and 1, which mean no and yes. */
const STOCK = /^(?:[2-9]|[1-9]\d+)$/;
/** Heureka's notation of a date, and the usual one of Central Europe. */
const DATE = /^(?:\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}\. ?\d{1,2}\. ?\d{4}$)/;

/** Availability, stock and delivery time; never in stock by a guess. */
export function readSupply(raw: RawOffer, { stockSign }: SupplyRules, issues: ItemIssues): OfferSupply {
  const [stockText, stated] = stockAndAvailability(raw);
  const stock = readStock(stockText, stockSign, issues);
  const availability = availabilityOf(stated, raw, stock, issues);
  const [deliveryDaysMin, deliveryDaysMax] = readDays(raw, issues);
  return { stock, availability, deliveryDaysMin, deliveryDaysMax };
}

/** Some shops state "na zalogi" as the stock, others state the stock as the availability. */
function stockAndAvailability({ stock, availability }: RawOffer): [stock: string, availability: string] {
  if (stock && !/\d/.test(stock) && readAvailability(stock)) return ['', availability || stock];
  if (!stock && isStock(availability)) return [availability, ''];
  const { words = '' } =
    (stock ? readPieces(stock) : !readAvailability(availability) && readPieces(availability)) || {};
  // "na zalogi: 0" is in stock only by its words
  if (!words) return [stock, availability];
  const stated = readAvailability(words) === 'in_stock' ? '' : words;
  return stock ? [stock, availability || stated] : [availability, stated];
}

/** A range of days, one day or a fraction. */
const NOT_STOCK = /\d ?[-–] ?\d+$|[.,]\d*[1-9]/;

/** Whether the availability field of the item holds only a number of pieces. */
function isStock(stated: string): boolean {
  if (STOCK.test(stated) || NEGATIVE.test(stated)) return true;
  if (!stated || NOT_STOCK.test(stated) || readAvailability(stated)) return false;
  return readPieces(stated)?.words === '';
}

function availabilityOf(
  stated: string,
  raw: RawOffer,
  stock: number | null,
  issues: ItemIssues,
): Availability {
  const textAvailability = raw.supplyText ? readAvailability(raw.supplyText) : null;
  const availability = stated
    ? (readAvailability(stated) ?? byDaysOnly(stated) ?? byDateOnly(stated, raw))
    : textAvailability;
  if (!availability) {
    if (!stated) return inferred(byDispatch(raw, issues) ?? byDaysIn(raw.supplyText), stock);
    issues.report('warning', 'availability_unknown', stated);
    return 'unknown';
  }
  if (stock !== null && contradict(availability, byStock(stock)))
    issues.report(
      'warning',
      'availability_contradiction',
      raw.availabilityCode ?? (stated || raw.supplyText),
      {
        stock,
      },
    );
  const shownToVisitors = textAvailability ?? byDaysIn(raw.supplyText);
  if (shownToVisitors && contradict(availability, shownToVisitors))
    issues.report('warning', 'availability_differs', raw.supplyText);
  return availability;
}

/** The availability that the days in a sentence for visitors imply: `Delivery 1 to 3 days`. */
function byDaysIn(text: string): Availability | null {
  const days = findDeliveryDays(text);
  return days && byDeliveryDays(days);
}

const MAX_SENTENCE_LENGTH = 60;
/** Words around days that state nothing else: `Dobava 3-5 dni`, `ships in 2 days`. */
const ONLY_DAYS =
  /^(?:(?:dobav\p{L}*|dostav\p{L}*|dostopno|odprem\p{L}*|rok|posiljamo|posljemo|poslano|isporuk\p{L}*|razpolozljivo|disponibile|na voljo|v|u|za|od|do|delivery|available|lieferbar|usually|ships?|shipped|in|within|time|dodani|dodanie|lieferzeit|hours|working|da|de|med|zwischen|between|bis)[\s:]+)*\d[\d\s–-]*(?:\p{L}{1,3} \d+ )?\p{L}+(?: dni| dneh| dan| days| dana| giorni| tage| jours| \p{L}*tagen?)?[.!]?$/u;

function byDaysOnly(stated: string): Availability | null {
  return stated.length <= MAX_SENTENCE_LENGTH && ONLY_DAYS.test(foldText(stated)) ? byDaysIn(stated) : null;
}

/** Words around a date that state nothing else: `Na voljo od 15. 12. 2026`. */
const BEFORE_A_DATE =
  /^(?:(?:na voljo|na zalogi|dobavljivo|dobava|predvidoma|predvideno|prihod|pride|prihaja|dostupno|available|expected|in stock|from|od|on|dne)[\s:]+)+/;

/** Availability from a date on. */
function byDateOnly(stated: string, raw: RawOffer): Availability | null {
  if (stated.length > MAX_SENTENCE_LENGTH) return null;
  return byDate(foldText(stated).replace(BEFORE_A_DATE, ''), raw);
}

/** Until the date it is a preorder: the clock decides when it is none any more. */
function byDate(text: string, raw: RawOffer): Availability | null {
  if (!DATE.test(text) || readMoment(text, 'start') === null) return null;
  raw.availableFrom ||= text;
  return 'preorder';
}

const byDeliveryDays = ({ min, max }: DeliveryDays): Availability =>
  (min ?? max!) <= IN_STOCK_WITHIN_DAYS ? 'in_stock' : 'backorder';

/** Without a stated availability: items with stock are in stock, others depend on the dispatch time. */
function inferred(dispatched: Availability | null, stock: number | null): Availability {
  if (stock === null) return dispatched ?? 'unknown';
  if (dispatched === null || dispatched === 'unknown') return byStock(stock);
  if (stock > 0) return dispatched === 'backorder' ? 'in_stock' : dispatched;
  return dispatched === 'in_stock' ? 'backorder' : dispatched;
}

const byStock = (stock: number): Availability => (stock > 0 ? 'in_stock' : 'out_of_stock');

const contradict = (stated: Availability, other: Availability) =>
  (stated === 'in_stock' && other === 'out_of_stock') || (stated === 'out_of_stock' && other === 'in_stock');

/** The availability that the dispatch time implies; null if the time is missing, negative or unreadable. */
function byDispatch(raw: RawOffer, issues: ItemIssues): Availability | null {
  const { dispatch } = raw;
  // Zboží writes -1 for unknown
  if (!dispatch || dispatch.startsWith('-')) return null;
  if (DATE.test(dispatch)) return byDate(dispatch, raw);
  const days = readDeliveryDays(dispatch);
  if (days) return byDeliveryDays(days);
  const availability = readAvailability(dispatch);
  if (!availability) issues.report('warning', 'availability_unknown', dispatch);
  return availability;
}

function readStock(text: string, stockSign: DecimalSign | null, issues: ItemIssues): number | null {
  if (!text) return null;
  const pieces = readPieces(text, stockSign);
  if (!pieces) issues.report('notice', 'stock_invalid', text);
  return pieces && Math.min(pieces.count, OFFER_LIMITS.stock);
}

function readDays(raw: RawOffer, issues: ItemIssues): [min: number | null, max: number | null] {
  if (!raw.deliveryDaysMin && !raw.deliveryDaysMax) return mentionedDays(raw);
  const min = daysOf(raw.deliveryDaysMin, issues);
  const max = daysOf(raw.deliveryDaysMax, issues);
  // a field may hold a range, but a single number in it is also its end
  const shortest = min ? min.min : isRange(max) ? max.min : null;
  const longest = max ? max.max : isRange(min) ? min.max : null;
  if (shortest === null || longest === null || shortest <= longest) return [shortest, longest];
  issues.report('notice', 'delivery_days_swapped', `${raw.deliveryDaysMin} > ${raw.deliveryDaysMax}`);
  return [longest, shortest];
}

const isRange = (days: DeliveryDays | null): days is DeliveryDays => days !== null && days.min !== days.max;

/** Days in a text with other content. */
function mentionedDays(raw: RawOffer): [min: number | null, max: number | null] {
  const days =
    readDeliveryDays(raw.dispatch) ?? findDeliveryDays(raw.supplyText) ?? findDeliveryDays(raw.availability);
  return [days?.min ?? null, days?.max ?? null];
}

function daysOf(text: string, issues: ItemIssues): DeliveryDays | null {
  if (!text) return null;
  const days = readDeliveryDays(text);
  if (!days) issues.report('notice', 'delivery_days_invalid', text);
  return days;
}
