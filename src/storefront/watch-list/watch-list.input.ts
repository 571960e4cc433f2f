import { IsIn, IsOptional } from 'class-validator';
import { IsOptionalId } from '../../core/http/input/id-params.js';

/** What a button beside a product sends, or the one that empties the list. */
export class WatchListInput {
  @IsOptionalId()
  add?: number;

  @IsOptionalId()
  remove?: number;

  @IsOptional()
  @IsIn(['all'])
  clear?: 'all';
}

/** The query of the list's page. */
export class WatchListQuery {
  /** There was no place for one more. */
  @IsOptional()
  @IsIn(['1'])
  full?: '1';
}
