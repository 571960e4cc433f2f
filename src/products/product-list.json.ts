import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsNumber, IsString, ValidateNested } from 'class-validator';
import { OptionalNotNull, Nullable } from '../core/http/input/input-rules.js';
import { ProductJson } from './product.json.js';

class FilterItemJson {
  /** The value of the parameter. */
  @IsString()
  id: string;

  @IsString()
  title: string;

  @IsInt()
  count: number;

  /** Of prices and numbers: the lowest or the highest; left out when there is none. */
  @OptionalNotNull()
  @IsNumber()
  value?: number;

  @OptionalNotNull()
  @IsBoolean()
  selected?: boolean;
}

/** The filters of one group. Counts ignore the group's own selection. */
export class FilterGroupJson {
  /** price, brands, categories, companies, availability, discount, status, or `attributes[<definitionId>]`. */
  @IsString()
  id: string;

  @IsString()
  title: string;

  @ValidateNested({ each: true })
  @Type(() => FilterItemJson)
  items: FilterItemJson[];

  /** Of numbers. */
  @OptionalNotNull()
  @Nullable()
  @IsString()
  unit?: string | null;

  /** Of prices: counts in equal steps from the lowest to the highest. */
  @OptionalNotNull()
  @IsInt({ each: true })
  buckets?: number[];
}

/** One page of a list with its filters. */
export class ProductListJson {
  @ValidateNested({ each: true })
  @Type(() => FilterGroupJson)
  filters: FilterGroupJson[];

  @ValidateNested({ each: true })
  @Type(() => ProductJson)
  products: ProductJson[];

  /** On all pages. */
  @IsInt()
  count: number;

  /** The `cursor` of the next page; null: this is the last one. */
  @Nullable()
  @IsString()
  nextCursor: string | null;
}
