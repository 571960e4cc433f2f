import { IsISO8601, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed } from '../../../core/http/input/input-rules.js';
import { IsLine } from '../../../core/http/input/plain-text.js';

export const MAX_VOID_REASON = 200;

/** A price to be voided, and why. */
export class VoidPriceInput {
  /** The start of the price, which the list shows. */
  @IsISO8601({ strict: true })
  @Matches(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  at: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_VOID_REASON)
  @IsLine()
  reason: string;
}
