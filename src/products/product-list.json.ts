import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsNumber, IsString, ValidateNested } from 'class-validator';
import { MayBeAbsent } from '../core/http/input-rules.js';
import { ProductJson } from './product.json.js';

const GROUPS = ['price', 'brands', 'categories', 'companies', 'availability', 'discount', 'status'] as const;

class FilterItemJson {
  /** What to ask for. */
  @IsString()
  id: string;

  @IsString()
  title: string;

  @IsInt()
  count: number;

  /** Of prices: the lowest, the highest; left out when nothing has a price. */
  @MayBeAbsent()
  @IsNumber()
  value?: number;

  @MayBeAbsent()
  @IsBoolean()
  selected?: boolean;
}

/** What may narrow a list. Counts of a group ignore what is chosen in it. */
export class FilterGroupJson {
  @IsIn(GROUPS)
  id: (typeof GROUPS)[number];

  @IsString()
  title: string;

  @ValidateNested({ each: true })
  @Type(() => FilterItemJson)
  items: FilterItemJson[];

  /** Of prices: counts in equal steps from the lowest to the highest. */
  @MayBeAbsent()
  @IsInt({ each: true })
  buckets?: number[];
}

/** One page of a list and what may narrow it. */
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
}
