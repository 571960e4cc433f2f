import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsPositive,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MAX_PAGE } from '../core/http/api-query.js';
import { MAX_ID } from '../core/http/id-params.js';
import { Trimmed } from '../core/http/input-rules.js';
import { type Gap, GAPS } from '../products/own-products.conditions.js';
import { OWN_SORTS, type OwnSort } from '../products/own-products.search.js';
import type { ProductStatus } from '../products/product.entity.js';
import { AVAILABILITIES, STATUSES } from '../products/product.json.js';
import type { Availability } from '../products/product.props.js';

const SORTS = OWN_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);
const MOST = 20;

const Repeated = () =>
  Transform(({ value }: { value: unknown }) => (value === undefined || value === '' ? [] : [value].flat()));

const IsId = () => (target: object, name: string) => {
  for (const rule of [IsOptional(), Type(() => Number), IsInt(), IsPositive(), Max(MAX_ID)])
    rule(target, name);
};

/** The list as a page's address, with the form that is open. */
export class OffersPageQuery {
  @Trimmed()
  @IsString()
  @MaxLength(200)
  query: string = '';

  @IsIn([...STATUSES, 'all'])
  status: ProductStatus | 'all' = 'all';

  @IsId()
  category?: number;

  @IsId()
  company?: number;

  @Repeated()
  @IsArray()
  @ArrayMaxSize(MOST)
  @IsString({ each: true })
  @MaxLength(120, { each: true })
  brand: string[] = [];

  @IsOptional()
  @IsIn(AVAILABILITIES)
  availability?: Availability;

  @Repeated()
  @IsIn(GAPS, { each: true })
  without: Gap[] = [];

  @IsOptional()
  @IsIn(['feed', 'hand'])
  origin?: 'feed' | 'hand';

  @IsIn(SORTS)
  sort: OwnSort | `-${OwnSort}` = 'newest';

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE)
  page: number = 1;

  /** Columns to show. */
  @Repeated()
  @IsArray()
  @ArrayMaxSize(MOST)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  columns: string[] = [];

  @IsId()
  edit?: number;

  @IsId()
  copy?: number;

  @IsOptional()
  @IsIn(['1'])
  new?: '1';

  /** Of a new product, to be filled from product data. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(40)
  ean?: string;
}
