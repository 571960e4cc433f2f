import { Type } from 'class-transformer';
import { IsInt, IsPositive, Max } from 'class-validator';
import { IdParams, MAX_ID } from '../core/http/id-params.js';

export class ProductAttributeParams extends IdParams {
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  attributeId: number;
}

export class ProductMediaParams extends IdParams {
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  mediaId: number;
}
