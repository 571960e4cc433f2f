import type { RawOffer } from './formats/format.js';
import type { ItemIssues } from './item-issues.js';
import { OFFER_LIMITS } from './limits.js';
import type { FeedOffer } from './offer.js';
import { readAvailability } from './values/availability.js';

export type OfferSupply = Pick<FeedOffer, 'stock' | 'availability' | 'deliveryDaysMin' | 'deliveryDaysMax'>;

/** Whether and how soon it can be had; never in stock on a mere guess. */
export function readSupply(raw: RawOffer, issues: ItemIssues): OfferSupply {
  const stock = readStock(raw.stock, issues);
  return { stock, availability: availabilityOf(raw.availability, stock, issues), ...readDays(raw, issues) };
}

function availabilityOf(text: string, stock: number | null, issues: ItemIssues): FeedOffer['availability'] {
  if (!text) return stock === null ? 'unknown' : stock > 0 ? 'in_stock' : 'out_of_stock';
  const availability = readAvailability(text);
  if (!availability) {
    issues.note('warning', 'availability_unknown', text);
    return 'unknown';
  }
  const contradicts = availability === 'in_stock' ? stock === 0 : availability === 'out_of_stock' && stock;
  if (contradicts) issues.note('warning', 'availability_contradiction', text, { stock: stock! });
  return availability;
}

/** Whole pieces; below zero means oversold, and 7.0000 is how some shops write 7. */
function readStock(text: string, issues: ItemIssues): number | null {
  if (!text) return null;
  const match = /^([+-]?)(\d{1,12})(?:[.,]\d+)?$/.exec(text);
  if (!match) {
    issues.note('notice', 'stock_invalid', text);
    return null;
  }
  return match[1] === '-' ? 0 : Math.min(Number(match[2]), OFFER_LIMITS.stock);
}

function readDays(
  raw: RawOffer,
  issues: ItemIssues,
): Pick<OfferSupply, 'deliveryDaysMin' | 'deliveryDaysMax'> {
  const min = day(raw.deliveryDaysMin, issues);
  const max = day(raw.deliveryDaysMax, issues);
  if (min === null || max === null || min <= max) return { deliveryDaysMin: min, deliveryDaysMax: max };
  issues.note('notice', 'delivery_days_swapped', `${raw.deliveryDaysMin} > ${raw.deliveryDaysMax}`);
  return { deliveryDaysMin: max, deliveryDaysMax: min };
}

function day(text: string, issues: ItemIssues): number | null {
  if (!text) return null;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  issues.note('notice', 'delivery_days_invalid', text);
  return null;
}
