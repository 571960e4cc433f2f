import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { combineDecorators, OptionalNotNull } from '../../core/http/input/input-rules.js';
import { IsLineOrNull } from '../../core/http/input/plain-text.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { COUNTRIES, PAYMENT_METHODS, type PaymentMethod, type PlainTerms } from './company-terms.js';
import { IsVatNumber } from './vat-number.js';

const MAX_LINE = 300;
const MAX_NUMBER = 30;
const MAX_AMOUNT = 999_999.99;
const MAX_DAYS = 365;

const IsAmount = () =>
  combineDecorators(IsOptional(), IsNumber({ maxDecimalPlaces: 2 }), Min(0), Max(MAX_AMOUNT));
const AreDays = () => combineDecorators(IsOptional(), IsInt(), Min(0), Max(MAX_DAYS));
const AreSome = (values: readonly string[]) =>
  combineDecorators(OptionalNotNull(), IsArray(), ArrayUnique(), IsIn(values, { each: true }));

/** Terms of a store; missing fields do not change. */
export class CompanyTermsInput implements Partial<PlainTerms> {
  @IsAmount()
  deliveryCost?: number | null;

  @IsAmount()
  freeDeliveryFrom?: number | null;

  @AreDays()
  deliveryDaysMin?: number | null;

  @AreDays()
  deliveryDaysMax?: number | null;

  @OptionalNotNull()
  @IsBoolean()
  pickup?: boolean;

  @IsLineOrNull(MAX_LINE)
  pickupPlace?: string | null;

  /** ISO 3166. */
  @AreSome(COUNTRIES)
  deliveryCountries?: string[];

  @AreSome(PAYMENT_METHODS)
  paymentMethods?: PaymentMethod[];

  @AreDays()
  returnDays?: number | null;

  @IsLineOrNull(MAX_LINE)
  legalName?: string | null;

  @IsLineOrNull(MAX_LINE)
  legalAddress?: string | null;

  @IsLineOrNull(MAX_NUMBER)
  registrationNumber?: string | null;

  @IsVatNumber()
  vatNumber?: string | null;
}

/** @throws Invalid when the longest delivery time is shorter than the shortest */
export function assertTerms({ deliveryDaysMin: min, deliveryDaysMax: max }: Partial<PlainTerms>): void {
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    throw Invalid.at('deliveryDaysMax', 'validation.min', { limit: min });
}
