import { bool, nullable, number, part, shape, text, time } from '../../../core/http/input/shape.js';
import type { RecordedPrice } from './recorded-prices.statements.js';

class VoidedJson extends shape({ reason: text, at: time }) {}

/** A current, previous or voided price of a product. */
export class RecordedPriceJson extends shape({
  /** When it began; identifies the price for `void`. */
  at: time,
  price: number,
  /** ISO 4217. */
  currency: text,
  /** Whether it is in force. */
  present: bool,
  /** Why and when it was voided; null: it counts. */
  voided: nullable(part(VoidedJson)),
}) {}

export function toRecordedPriceJson(recorded: RecordedPrice): RecordedPriceJson {
  const { at, price, currency, present, reason, voidedAt } = recorded;
  return {
    at: at.toISOString(),
    price,
    currency,
    present,
    voided: reason === null ? null : { reason, at: voidedAt!.toISOString() },
  };
}
