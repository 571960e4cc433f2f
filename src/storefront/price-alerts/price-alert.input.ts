import { Transform } from 'class-transformer';
import { IsEmail, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_EMAIL, Trimmed } from '../../core/http/input/input-rules.js';

/** The largest amount that the database holds. */
const MAX_AMOUNT = 9_999_999_999.99;

/** `19,90`, `19.90` or nothing. */
function toAmount({ value }: { value: unknown }): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const text = value.replace(/[\s\u00a0€]/g, '');
  return text === '' ? undefined : /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : text;
}

/** What a visitor asks for. */
export class PriceAlertInput {
  @Trimmed()
  @IsEmail()
  @MaxLength(MAX_EMAIL)
  email: string;

  /** Euro; left out: any lower price. */
  @Transform(toAmount)
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(MAX_AMOUNT)
  target?: number;

  /** No person sees this field: whoever fills it in is a program. */
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
