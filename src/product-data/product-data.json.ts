import { Type } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsString, ValidateNested } from 'class-validator';
import { AttributeValueJson } from '../attributes/attribute-value.json.js';
import { Nullable } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { MediaJson } from '../media/media.json.js';
import { DATA_STATUSES, type DataStatus } from './product-data.entity.js';
import { ProductTranslationsJson } from './product-texts.json.js';

/** The shared description of an EAN; times are ISO 8601 UTC, addresses are absolute. */
export class ProductDataJson {
  @IsInt()
  id: number;

  @IsString()
  ean: string;

  /** Who contributed it. */
  @IsInt()
  companyId: number;

  @IsString()
  companyName: string;

  @IsString()
  name: string;

  /** Sanitised HTML, as `specifications`. */
  @IsString()
  description: string;

  @IsString()
  specifications: string;

  @Nullable()
  @IsString()
  brand: string | null;

  @Nullable()
  @IsString()
  productCode: string | null;

  @ValidateNested({ each: true })
  @Type(() => MediaJson)
  media: MediaJson[];

  @ValidateNested({ each: true })
  @Type(() => AttributeValueJson)
  attributes: AttributeValueJson[];

  @IsInt({ each: true })
  categoryIds: number[];

  @IsIn(DATA_STATUSES)
  status: DataStatus;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;

  @OptionalPart(() => ProductTranslationsJson)
  translations?: ProductTranslationsJson;
}

/** How many descriptions a company has contributed, in any status. */
export class ProductDataCountJson {
  @IsInt()
  companyId: number;

  @IsInt()
  count: number;
}
