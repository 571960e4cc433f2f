import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDefined,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../core/http/input/id-params.js';
import { OfferRowInput } from '../form/offer-form.input.js';

/** Rows per page of the list. */
const MAX_ROWS = 50;

/** New values of one offer. */
class OfferCellsInput {
  @IsId()
  id: number;

  @IsDefined()
  @ValidateNested()
  @Type(() => OfferRowInput)
  values: OfferRowInput;

  /** The values that the person saw before. */
  @IsDefined()
  @ValidateNested()
  @Type(() => OfferRowInput)
  was: OfferRowInput;
}

/** Values of several offers, which are written together or not at all. */
export class OfferRowsInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ROWS)
  @ArrayUnique(({ id }: OfferCellsInput) => id)
  @ValidateNested({ each: true })
  @Type(() => OfferCellsInput)
  rows: OfferCellsInput[];

  /** They are the values from before the last change. */
  @IsBoolean()
  undo: boolean = false;
}
