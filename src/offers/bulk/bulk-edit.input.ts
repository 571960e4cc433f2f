import {
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { ToAmount } from '../../core/http/input/amount.js';
import { IsFormId } from '../../core/http/input/id-params.js';
import { combineDecorators, Converted, NumberOrNull, Trimmed } from '../../core/http/input/input-rules.js';
import { IsLine, IsPlainText } from '../../core/http/input/plain-text.js';
import type { Availability } from '../../products/product.entity.js';
import { AVAILABILITIES } from '../../products/clock/offer-times.js';
import { BulkEditListQuery } from './bulk-action.input.js';
import { type BulkEdit, ROUNDINGS, type Rounding } from './bulk-edit.js';

const MAX_CHANGE = 1_000_000;
const EmptyAsAbsent = () => Converted((value) => (value === '' || value === null ? undefined : value));

export const ATTRIBUTE_CHANGES = ['set', 'remove'] as const;
const IsAttributeText = () =>
  combineDecorators(Trimmed(), IsOptional(), IsString(), MaxLength(500), IsPlainText());

/** The form of a bulk edit: empty fields stay as they are. */
export class BulkEditInput {
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(['amount', 'percent'])
  priceBy?: 'amount' | 'percent';

  @ToAmount()
  @ValidateIf(({ priceBy }: BulkEditInput) => priceBy !== undefined)
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(-MAX_CHANGE)
  @Max(MAX_CHANGE)
  priceChange?: number | null;

  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(ROUNDINGS)
  rounding?: Rounding;

  @NumberOrNull()
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  newStock?: number | null;

  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(AVAILABILITIES)
  newAvailability?: Availability;

  @ToAmount()
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(MAX_CHANGE)
  newDeliveryCost?: number | null;

  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(120)
  @IsLine()
  newBrand?: string;

  @IsFormId()
  attributeId?: number | null;

  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(ATTRIBUTE_CHANGES)
  attributeBy?: (typeof ATTRIBUTE_CHANGES)[number];

  @IsAttributeText()
  attributeSl?: string;

  @IsAttributeText()
  attributeEn?: string;
}

/** The page: the filters of the list, and the form as it was sent. */
export class BulkEditQuery extends BulkEditListQuery {
  @IsOptional()
  @IsString()
  priceBy?: string;

  @IsOptional()
  @IsString()
  priceChange?: string;

  @IsOptional()
  @IsString()
  rounding?: string;

  @IsOptional()
  @IsString()
  newStock?: string;

  @IsOptional()
  @IsString()
  newAvailability?: string;

  @IsOptional()
  @IsString()
  newDeliveryCost?: string;

  @IsOptional()
  @IsString()
  newBrand?: string;

  @IsOptional()
  @IsString()
  attributeId?: string;

  @IsOptional()
  @IsString()
  attributeBy?: string;

  @IsOptional()
  @IsString()
  attributeSl?: string;

  @IsOptional()
  @IsString()
  attributeEn?: string;
}

/** The values to write, without attributes. */
export function toEdit({ priceBy, priceChange, rounding = 'none', ...input }: BulkEditInput): BulkEdit {
  const {
    newStock: stock,
    newAvailability: availability,
    newDeliveryCost: deliveryCost,
    newBrand: brand,
  } = input;
  return {
    ...(priceBy &&
      typeof priceChange === 'number' && { price: { by: priceBy, change: priceChange, rounding } }),
    ...(typeof stock === 'number' && { stock }),
    ...(availability && { availability }),
    ...(typeof deliveryCost === 'number' && { deliveryCost }),
    ...(brand && { brand }),
  };
}
