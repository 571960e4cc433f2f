import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsPositive, Max, Min } from 'class-validator';
import { combineDecorators, NumberOrNull } from './input-rules.js';

/** The largest integer of the database. */
export const MAX_ID = 2_147_483_647;

/** For a value without a class. */
export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_ID;

export const IsId = () => combineDecorators(IsInt(), IsPositive(), Max(MAX_ID));

/** A position in a list, from 0. */
export const IsPosition = () => combineDecorators(IsInt(), Min(0), Max(MAX_ID));

/** A list of ids. */
export const AreIds = () =>
  combineDecorators(IsInt({ each: true }), IsPositive({ each: true }), Max(MAX_ID, { each: true }));

/** An optional id of a query. */
export const IsOptionalId = () =>
  combineDecorators(
    IsOptional(),
    Type(() => Number),
    IsId(),
  );

/** The id of a form, or nothing. */
export const IsFormId = () => combineDecorators(NumberOrNull(), IsOptional(), IsId());

/** `{id}` of a path. */
export class IdParams {
  @Type(() => Number)
  @IsId()
  id: number;
}
