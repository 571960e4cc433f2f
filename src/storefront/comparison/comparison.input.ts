import { Transform } from 'class-transformer';
import { IsArray, IsIn, IsOptional } from 'class-validator';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { readIds } from './compared-ids.js';

/** The query of the comparison's page. */
export class ComparisonQuery {
  /** What stands side by side; absent: what this browser has kept. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? readIds(value) : undefined))
  @IsArray()
  ids?: number[];

  @IsOptional()
  @IsIn(['differences'])
  only?: 'differences';

  /** A product for which there was no place left. */
  @IsOptionalId()
  refused?: number;
}

/** What a button beside a product sends. */
export class ComparisonInput {
  @IsOptionalId()
  add?: number;

  @IsOptionalId()
  remove?: number;
}
