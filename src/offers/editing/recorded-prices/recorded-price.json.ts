import { Type } from 'class-transformer';
import { IsBoolean, IsISO8601, IsNumber, IsString, ValidateNested } from 'class-validator';
import { Nullable } from '../../../core/http/input/input-rules.js';
import type { RecordedPrice } from './recorded-prices.statements.js';

class VoidedJson {
  @IsString()
  reason: string;

  @IsISO8601()
  at: string;
}

/** A current, former or voided price of a product. */
export class RecordedPriceJson {
  /** When it began; identifies the price for `void`. */
  @IsISO8601()
  at: string;

  @IsNumber()
  price: number;

  /** ISO 4217. */
  @IsString()
  currency: string;

  /** Whether it is in force. */
  @IsBoolean()
  present: boolean;

  /** Why and when it was voided; null: it counts. */
  @Nullable()
  @ValidateNested()
  @Type(() => VoidedJson)
  voided: VoidedJson | null;
}

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
