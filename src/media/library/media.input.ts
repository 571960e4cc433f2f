import { Type } from 'class-transformer';
import { Allow, IsNotEmpty, ValidateNested } from 'class-validator';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsWebAddress, Trimmed } from '../../core/http/input/input-rules.js';
import { OptionalPart } from '../../core/http/input/parts.js';
import { AltTexts, IsAlt, PictureTranslations, ReadPicture } from '../picture.input.js';

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

/** What may be written of a picture; the rest of what a read gives may come along and is left as it is. */
export class MediaInput extends ReadPicture {
  @IsAlt()
  alt?: string | null;

  /** In both languages. */
  @OptionalPart(() => PictureTranslations)
  translations?: PictureTranslations;

  @Allow()
  id?: unknown;

  @Allow()
  url?: unknown;
}
