import { Type } from 'class-transformer';
import { IsNotEmpty, ValidateNested } from 'class-validator';
import { AcceptsRead } from '../../core/http/input/accepts-read.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsWebAddress, Trimmed } from '../../core/http/input/input-rules.js';
import { OptionalPart } from '../../core/http/input/parts.js';
import { AltTexts, IsAlt, PictureTranslations } from '../picture.input.js';
import { MediaJson } from '../media.json.js';

/** The owner of uploads; catalogue admins choose, others use their own company. */
export class UploadQuery extends ApiQuery {
  @IsOptionalId()
  company?: number;
}

/** The fields of an upload besides the files. */
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

/** An image that the worker fetches. */
export class MediaAddressInput extends UploadFields {
  @Trimmed()
  @IsWebAddress()
  url: string;
}

/** The writable fields of an image; other fields of a read are ignored. */
@AcceptsRead(MediaJson)
export class MediaInput {
  @IsAlt()
  alt?: string | null;

  /** In both languages. */
  @OptionalPart(() => PictureTranslations)
  translations?: PictureTranslations;
}
