import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, IsUrl, ValidateNested } from 'class-validator';
import { Nullable } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import type { Media } from './media.entity.js';
import { VARIANT_FORMATS, type VariantFormat } from './pictures/variant.js';

class VariantJson {
  @IsInt()
  width: number;

  @IsInt()
  height: number;

  @IsIn(VARIANT_FORMATS)
  format: VariantFormat;

  @IsUrl()
  url: string;
}

class MediaTranslationsJson {
  @ValidateNested()
  @Type(() => TranslationsJson)
  alt: TranslationsJson;
}

/** An image in the API; URLs are absolute. */
export class ShownMediaJson {
  @IsInt()
  id: number;

  /** The default size; null while the image is not ready. */
  @Nullable()
  @IsUrl()
  url: string | null;

  /** In the language of the request, else in the other one. */
  @IsString()
  alt: string;

  /** Pixels of the original, upright. */
  @Nullable()
  @IsInt()
  width: number | null;

  @Nullable()
  @IsInt()
  height: number | null;

  /** Type and size of the original, which is never served. */
  @Nullable()
  @IsString()
  mime: string | null;

  @Nullable()
  @IsInt()
  bytes: number | null;

  @ValidateNested({ each: true })
  @Type(() => VariantJson)
  variants: VariantJson[];

  @IsIn(['pending', 'ready', 'failed'] satisfies Media['status'][])
  status: Media['status'];

  @OptionalPart(() => MediaTranslationsJson)
  translations?: MediaTranslationsJson;
}

/** A picture of the section of pictures. */
export class MediaJson extends ShownMediaJson {
  /** null: the platform's. */
  @Nullable()
  @IsInt()
  companyId: number | null;

  @Nullable()
  @IsString()
  fileName: string | null;

  /** Why it has failed, localised; `failureCode` is stable. */
  @Nullable()
  @IsString()
  failure: string | null;

  @Nullable()
  @IsString()
  failureCode: string | null;
}
