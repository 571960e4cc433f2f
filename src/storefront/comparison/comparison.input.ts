import { IsArray, IsOptional } from 'class-validator';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { Converted, IsOptionalIn } from '../../core/http/input/input-rules.js';
import { readIds } from './compared-ids.js';

/** The query of the comparison's page. */
export class ComparisonQuery {
  /** Ids of the compared products; absent: those in the cookie. */
  @IsOptional()
  @Converted((value) => (typeof value === 'string' ? readIds(value) : undefined))
  @IsArray()
  ids?: number[];

  @IsOptionalIn(['differences'])
  only?: 'differences';

  /** Product that did not fit. */
  @IsOptionalId()
  refused?: number;
}

/** The form of the button at a product. */
export class ComparisonInput {
  @IsOptionalId()
  add?: number;

  @IsOptionalId()
  remove?: number;
}
