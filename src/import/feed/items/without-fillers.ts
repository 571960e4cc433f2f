import type { RawOffer } from '../formats/tables/format.js';
import { isFiller } from '../values/filler.js';

/** Fields in which a filler would be read as an invalid or a wrong value. */
const FIELDS = [
  'price',
  'salePrice',
  'regularPrice',
  'currency',
  'freeDeliveryAbove',
  'link',
  'stock',
  'availability',
  'supplyText',
  'dispatch',
  'deliveryDaysMin',
  'deliveryDaysMax',
  'condition',
] as const satisfies (keyof RawOffer)[];

/** Empties fields that hold only a filler. */
export function withoutFillers(raw: RawOffer): RawOffer {
  for (const field of FIELDS) if (isFiller(raw[field])) raw[field] = '';
  if (raw.deliveryCosts.some(isFiller))
    raw.deliveryCosts = raw.deliveryCosts.filter((text) => !isFiller(text));
  if (raw.attributes.some(({ value }) => isFiller(value)))
    raw.attributes = raw.attributes.filter(({ value }) => !isFiller(value));
  return raw;
}
