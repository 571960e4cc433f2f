import { Allow, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { IsId } from '../core/http/input/id-params.js';
import { combineDecorators, IsWebAddress, OptionalNotNull, Trimmed } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { IsPlainText, TextsInput, UnixLines } from '../core/http/input/plain-text.js';

/** Limit for one product, or one product data. */
export const MAX_PICTURES = 20;

const ALT_LENGTH = 500;

/** Alternative texts; one left out stays, an empty one is removed. */
export class AltTexts extends TextsInput(ALT_LENGTH) {}

/** In the language of the request; an empty one removes it. */
export const IsAlt = () =>
  combineDecorators(Trimmed(), UnixLines(), IsOptional(), IsString(), MaxLength(ALT_LENGTH), IsPlainText());

export class PictureTranslations {
  @OptionalPart(() => AltTexts)
  alt?: AltTexts;
}

/** Where a picture is to be taken from: one handed in before, or an address. */
export class PictureInput {
  @OptionalNotNull()
  @IsId()
  mediaId?: number;

  @ValidateIf(({ mediaId, url }: PictureInput) => mediaId === undefined || url !== undefined)
  @IsWebAddress()
  url?: string;
}

/** The same with what it shows, in words; what is left out stays as it is. */
export class DescribedPictureInput extends PictureInput {
  @IsAlt()
  alt?: string | null;

  /** In both languages. */
  @OptionalPart(() => PictureTranslations)
  translations?: PictureTranslations;
}

/** What a picture shows, in words. */
export type PictureAlt = Pick<DescribedPictureInput, 'alt' | 'translations'>;

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
  @OptionalNotNull()
  @IsId()
  id?: number;

  @OptionalNotNull()
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
