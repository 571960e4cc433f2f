import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, IsUrl, ValidateNested } from 'class-validator';
import { Nullable } from '../core/http/input-rules.js';
import { MayHave } from '../core/http/parts.js';
import { TranslationsJson } from '../core/http/translations.json.js';
import { VARIANT_FORMATS, type VariantFormat } from '../pictures/variant.js';

const MEDIA_STATUSES = ['pending', 'ready', 'failed'] as const;

class ProductSizeJson {
  @IsInt()
  width: number;

  @IsInt()
  height: number;

  @IsIn(VARIANT_FORMATS)
  format: VariantFormat;

  @IsUrl()
  url: string;
}

class ProductMediaTranslationsJson {
  @ValidateNested()
  @Type(() => TranslationsJson)
  alt: TranslationsJson;
}

/** A picture of a product; addresses are absolute. */
export class ProductMediaJson {
  @IsInt()
  id: number;

  /** null while the picture is not ready, which only the store's people see. */
  @Nullable()
  @IsUrl()
  url: string | null;

  @IsString()
  alt: string;

  @IsInt()
  position: number;

  @Nullable()
  @IsInt()
  width: number | null;

  @Nullable()
  @IsInt()
  height: number | null;

  @Nullable()
  @IsString()
  mime: string | null;

  @Nullable()
  @IsInt()
  bytes: number | null;

  @ValidateNested({ each: true })
  @Type(() => ProductSizeJson)
  variants: ProductSizeJson[];

  @IsIn(MEDIA_STATUSES)
  status: (typeof MEDIA_STATUSES)[number];

  @MayHave(() => ProductMediaTranslationsJson)
  translations?: ProductMediaTranslationsJson;
}

class ProductAttributeTranslationsJson {
  @ValidateNested()
  @Type(() => TranslationsJson)
  name: TranslationsJson;

  @ValidateNested()
  @Type(() => TranslationsJson)
  value: TranslationsJson;
}

/** A feature of a product. */
export class ProductAttributeJson {
  @IsInt()
  id: number;

  /** Of the registry; null: free text. */
  @Nullable()
  @IsInt()
  definitionId: number | null;

  @IsString()
  name: string;

  @IsString()
  value: string;

  @Nullable()
  @IsString()
  unit: string | null;

  @IsInt()
  position: number;

  @MayHave(() => ProductAttributeTranslationsJson)
  translations?: ProductAttributeTranslationsJson;
}
