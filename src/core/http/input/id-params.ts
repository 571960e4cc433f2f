import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsPositive, Max, Min } from 'class-validator';
import { combineDecorators } from './input-rules.js';

/** The largest integer of the database. */
export const MAX_ID = 2_147_483_647;

/** The same of a value that no class describes. */
export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_ID;

export const IsId = () => combineDecorators(IsInt(), IsPositive(), Max(MAX_ID));

/** A place in a list, from 0. */
export const IsPosition = () => combineDecorators(IsInt(), Min(0), Max(MAX_ID));

/** Each of a list. */
export const AreIds = () =>
  combineDecorators(IsInt({ each: true }), IsPositive({ each: true }), Max(MAX_ID, { each: true }));

/** An id of a query, which may be left out. */
export const IsOptionalId = () =>
  combineDecorators(
    IsOptional(),
    Type(() => Number),
    IsId(),
  );

/** `{id}` of an address. */
export class IdParams {
  @Type(() => Number)
  @IsId()
  id: number;
}
