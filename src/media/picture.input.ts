import { IsInt, IsPositive, IsUrl, Max, MaxLength, ValidateIf } from 'class-validator';
import { MAX_ID } from '../core/http/id-params.js';
import { MayBeAbsent } from '../core/http/input-rules.js';

const MAX_URL = 2_000;

/** Where a picture is to be taken from: one handed in before, or an address. */
export class PictureInput {
  @MayBeAbsent()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  mediaId?: number;

  @ValidateIf(({ mediaId, url }: PictureInput) => mediaId === undefined || url !== undefined)
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, disallow_auth: true })
  @MaxLength(MAX_URL)
  url?: string;
}
