import { Type } from 'class-transformer';
import { IsInt, IsPositive, Max } from 'class-validator';

/** The largest integer of the database. */
export const MAX_ID = 2_147_483_647;

/** `{id}` of an address. */
export class IdParams {
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  id: number;
}
