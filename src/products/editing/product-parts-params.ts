import { Type } from 'class-transformer';
import { IdParams, IsId } from '../../core/http/input/id-params.js';

export class ProductAttributeParams extends IdParams {
  @Type(() => Number)
  @IsId()
  attributeId: number;
}

export class ProductMediaParams extends IdParams {
  @Type(() => Number)
  @IsId()
  mediaId: number;
}
