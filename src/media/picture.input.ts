import { Allow, ValidateIf } from 'class-validator';
import { IsId } from '../core/http/id-params.js';
import { IsWebAddress, MayBeAbsent } from '../core/http/input-rules.js';

/** Of one product, or one description. */
export const MAX_PICTURES = 20;

/** Where a picture is to be taken from: one handed in before, or an address. */
export class PictureInput {
  @MayBeAbsent()
  @IsId()
  mediaId?: number;

  @ValidateIf(({ mediaId, url }: PictureInput) => mediaId === undefined || url !== undefined)
  @IsWebAddress()
  url?: string;
}

/** What a read tells of a picture; a write may bring it along, and leaves it as it is. */
export class ReadPicture {
  @Allow()
  companyId?: unknown;

  @Allow()
  fileName?: unknown;

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
  failure?: unknown;

  @Allow()
  failureCode?: unknown;
}

/** One in a list: attached or handed in before (`id` or `mediaId`), or to be fetched from its address. */
export class ListedPictureInput extends ReadPicture {
  @MayBeAbsent()
  @IsId()
  id?: number;

  @MayBeAbsent()
  @IsId()
  mediaId?: number;

  @ValidateIf(({ id, mediaId }: ListedPictureInput) => id === undefined && mediaId === undefined)
  @IsWebAddress()
  url?: string | null;

  @Allow()
  position?: unknown;

  @Allow()
  alt?: unknown;

  @Allow()
  translations?: unknown;
}
