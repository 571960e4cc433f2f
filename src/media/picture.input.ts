import { ValidateIf } from 'class-validator';
import { AcceptsRead } from '../core/http/input/accepts-read.decorator.js';
import { IsId } from '../core/http/input/id-params.js';
import { IsWebAddress, OptionalNotNull } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { IsTextOrNull, TextsInput } from '../core/http/input/plain-text.js';
import { MediaJson } from './media.json.js';

/** Limit for one product, or one product data. */
export const MAX_PICTURES = 20;

const ALT_LENGTH = 500;

/** Alternative texts; an absent one stays, an empty one is removed. */
export class AltTexts extends TextsInput(ALT_LENGTH) {}

/** In the language of the request; an empty one removes it. */
export const IsAlt = () => IsTextOrNull(ALT_LENGTH);

export class PictureTranslations {
  @OptionalPart(() => AltTexts)
  alt?: AltTexts;
}

/** The source of an image: an upload, or a URL. */
export class PictureInput {
  @OptionalNotNull()
  @IsId()
  mediaId?: number;

  @ValidateIf(({ mediaId, url }: PictureInput) => mediaId === undefined || url !== undefined)
  @IsWebAddress()
  url?: string;
}

/** An image with its alternative text; missing fields do not change. */
export class DescribedPictureInput extends PictureInput {
  @IsAlt()
  alt?: string | null;

  /** In both languages. */
  @OptionalPart(() => PictureTranslations)
  translations?: PictureTranslations;
}

/** Alternative text. */
export type PictureAlt = Pick<DescribedPictureInput, 'alt' | 'translations'>;

/** An image of a list: attached or uploaded (`id` or `mediaId`), or fetched from its URL. */
@AcceptsRead(MediaJson, 'position')
export class ListedPictureInput {
  @OptionalNotNull()
  @IsId()
  id?: number;

  @OptionalNotNull()
  @IsId()
  mediaId?: number;

  @ValidateIf(({ id, mediaId }: ListedPictureInput) => id === undefined && mediaId === undefined)
  @IsWebAddress()
  url?: string | null;
}
