import { IsString, MaxLength } from 'class-validator';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsOptionalIn } from '../../core/http/input/input-rules.js';

/** The form of the button at a product, and of the one that empties the list. */
export class WatchListInput {
  @IsOptionalId()
  add?: number;

  @IsOptionalId()
  remove?: number;

  @IsOptionalIn(['all'])
  clear?: 'all';
}

/** The query of the list's page. */
export class WatchListQuery {
  /** Set when the list was full. */
  @IsOptionalIn(['1'])
  full?: '1';
}

/** The form of the link to a copy. */
export class CopyInput {
  @IsOptionalIn(['1'])
  remove?: '1';
}

export class CopyParams {
  @IsString()
  @MaxLength(100)
  token: string;
}
