import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ApiQuery } from '../core/http/api-query.js';
import { AreIds, IsOptionalId } from '../core/http/id-params.js';
import { IsWebAddress, MayBeAbsent, Trimmed } from '../core/http/input-rules.js';
import { IsPlainText, TextsInput, UnixLines } from '../core/http/plain-text.js';
import { ReadPicture } from '../media/picture.input.js';

const ALT_LENGTH = 500;
const MOST_REMOVED = 100;

/** For whom pictures are handed in; people of the platform choose, others have their own company. */
export class UploadQuery extends ApiQuery {
  @IsOptionalId()
  company?: number;
}

/** The fields beside the files of an upload. */
export class UploadFields {
  @IsOptionalId()
  company?: number;
}

class AltTexts extends TextsInput(ALT_LENGTH) {}

/** The form of a picture. */
export class MediaFormInput {
  @IsNotEmpty()
  @ValidateNested()
  @Type(() => AltTexts)
  alt: AltTexts;
}

/** A picture to be fetched by the worker. */
export class MediaAddressInput extends UploadFields {
  @Trimmed()
  @IsWebAddress()
  url: string;
}

/** Pictures that were chosen in the list. */
export class MediaRemovalInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_REMOVED)
  @ArrayUnique()
  @AreIds()
  ids: number[];
}

class MediaTranslations {
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => AltTexts)
  alt?: AltTexts;
}

/** What may be written of a picture; the rest of what a read gives may come along and is left as it is. */
export class MediaInput extends ReadPicture {
  /** In the language of the request; an empty one removes it. */
  @Trimmed()
  @UnixLines()
  @IsOptional()
  @IsString()
  @MaxLength(ALT_LENGTH)
  @IsPlainText()
  alt?: string | null;

  /** In both languages. */
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => MediaTranslations)
  translations?: MediaTranslations;

  @Allow()
  id?: unknown;

  @Allow()
  url?: unknown;
}
