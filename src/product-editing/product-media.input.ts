import { Allow, IsInt, IsPositive, IsUrl, Max, MaxLength, ValidateIf } from 'class-validator';
import { MAX_ID } from '../core/http/id-params.js';
import { MayBeAbsent } from '../core/http/input-rules.js';

export const MAX_PICTURES = 20;
const MAX_URL = 2_000;

/** A picture that is attached or handed in (`id` or `mediaId`), or one to be fetched from its address. */
export class ProductMediaInput {
  @MayBeAbsent()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  id?: number;

  @MayBeAbsent()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  mediaId?: number;

  @ValidateIf(({ id, mediaId }: ProductMediaInput) => id === undefined && mediaId === undefined)
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, disallow_auth: true })
  @MaxLength(MAX_URL)
  url?: string | null;

  @Allow()
  alt?: unknown;

  @Allow()
  position?: unknown;

  @Allow()
  width?: unknown;

  @Allow()
  height?: unknown;

  @Allow()
  mime?: unknown;

  @Allow()
  bytes?: unknown;

  @Allow()
  variants?: unknown;

  @Allow()
  status?: unknown;

  @Allow()
  translations?: unknown;
}
