import { Transform } from 'class-transformer';
import { IsEmail, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_EMAIL, Trimmed } from '../../core/http/input/input-rules.js';

/** The maximum of `numeric(12, 2)`. */
const MAX_AMOUNT = 9_999_999_999.99;

/** Reads `19,90`, `19.90` or an empty text. */
function toAmount({ value }: { value: unknown }): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const text = value.replace(/[\s\u00a0€]/g, '');
  return text === '' ? undefined : /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : text;
}

/** The form of a price alert. */
export class PriceAlertInput {
  @Trimmed()
  @IsEmail()
  @MaxLength(MAX_EMAIL)
  email: string;

  /** In euro; absent: any lower price. */
  @Transform(toAmount)
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(MAX_AMOUNT)
  target?: number;

  /** Honeypot: invisible to people, so only bots fill it in. */
  @IsOptional()
  @IsString()
  homepage?: string;
}

export class AlertTokenParams {
  @IsString()
  @MaxLength(100)
  token: string;
}

/** The query of the form's page. */
export class AlertFormQuery {
  @IsOptional()
  @IsString()
  sent?: string;
}
