import type { TextField } from '../formats/tables/feed-table.js';
import { emptyOffer, type RawOffer } from '../formats/tables/format.js';
import type { ItemIssues } from '../item-issues.js';
import { isFiller, isSpreadsheetError } from '../values/filler.js';

/** Fields that issues call by another name. */
const LABELS: Partial<Record<string, string>> = {
  id: 'productCode',
  eans: 'ean',
  deliveryCosts: 'deliveryCost',
  freeDeliveryAbove: 'deliveryCost',
};

/** A list, because each item's own keys take long to enumerate. */
const TEXTS = [
  ...(Object.entries(emptyOffer()).flatMap(([field, value]) => (value === '' ? field : [])) as TextField[]),
  'googleCategory' as const,
];

/**
 * Empties the fields that contain only a filler, so that no format reads it as a value. A spreadsheet error
 * is reported, because the original value is lost.
 */
export function withoutFillers(raw: RawOffer, issues: ItemIssues): RawOffer {
  const isLost = (field: string, text: string): boolean => {
    if (!isFiller(text)) return false;
    if (isSpreadsheetError(text))
      issues.report('warning', 'spreadsheet_error', text, { field: LABELS[field] ?? field });
    return true;
  };
  for (const field of TEXTS) {
    const text = raw[field];
    if (text && isLost(field, text)) raw[field] = '';
  }
  for (const field of ['eans', 'deliveryCosts'] as const)
    if (raw[field].some(isFiller)) raw[field] = raw[field].filter((text) => !isLost(field, text));
  // each belongs to a text at the same position, and its reader skips fillers
  for (const text of raw.pictures) isLost('pictures', text);
  if (raw.attributes.some(({ value }) => isFiller(value)))
    raw.attributes = raw.attributes.filter(({ name, value }) => !isLost(name, value));
  return raw;
}
