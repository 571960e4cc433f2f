import { Transform, Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsPositive, Max } from 'class-validator';
import { MAX_ID } from '../core/http/id-params.js';
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
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  refused?: number;
}

/** What a button beside a product sends. */
export class ComparisonInput {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  add?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  remove?: number;
}
