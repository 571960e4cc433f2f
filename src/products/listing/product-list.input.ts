import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsPageNumber } from '../../core/http/api/api-query.js';
import { AreIds, IsOptionalId } from '../../core/http/input/id-params.js';
import { Converted, ConvertedText, IsOptionalIn, Repeated } from '../../core/http/input/input-rules.js';
import { truncateText } from '../../core/text/truncate-text.js';
import { AttributeFilters } from './attribute-filters.rules.js';
import type { ProductKind } from '../product.entity.js';
import { KINDS } from '../product-fields.js';
import type { ProductSort } from '../product.props.js';

const SORTS = [
  'popular',
  'relevance',
  'price',
  '-price',
  'total',
  'name',
  'newest',
] as const satisfies ProductSort[];

/** So much of a text is looked for. */
export const SEARCH_LENGTH = 200;
const MAX_PRICE = 10_000_000;

/** What visitors type with their own decimal sign. */
const ToPrice = () =>
  Converted((value) => {
    if (typeof value !== 'string') return value;
    const text = value.replace(/\s/g, '');
    return text === ''
      ? undefined
      : Number(text.includes(',') ? text.replace(/\./g, '').replace(',', '.') : text);
  });

const ToNumbers = () =>
  Converted((value) => (value === undefined || value === '' ? [] : [value].flat().map(Number)));

/** What is too long is looked for as far as it goes. */
const Cut = (max: number) => ConvertedText((value) => truncateText(value, max));

/** A box as a form sends it. */
const Ticked = () => Converted((value) => value === '1' || value === 'true');

/** The query of a list page: filters, order and page. */
export class ProductListQuery {
  @IsOptional()
  @ToPrice()
  @IsNumber()
  @Min(0)
  @Max(MAX_PRICE)
  priceFrom?: number;

  @IsOptional()
  @ToPrice()
  @IsNumber()
  @Min(0)
  @Max(MAX_PRICE)
  priceTo?: number;

  @Repeated()
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  brand: string[] = [];

  /** Ids of stores. */
  @ToNumbers()
  @IsArray()
  @ArrayMaxSize(50)
  @AreIds()
  company: number[] = [];

  /** Both, where nothing or each is chosen: what the hits of words are narrowed to. */
  @Repeated()
  @IsArray()
  @IsIn(KINDS, { each: true })
  kind: ProductKind[] = [];

  /** What the hits of a search are narrowed to. */
  @IsOptionalId()
  category?: number;

  @Ticked()
  @IsBoolean()
  inStock: boolean = false;

  @Ticked()
  @IsBoolean()
  discount: boolean = false;

  /** Values by the ids of attribute definitions, as the API takes them. */
  @AttributeFilters()
  attributes: Record<string, string[]> = {};

  /** Beyond the last number that a page can have: where the page before ended. */
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  cursor?: string;

  @IsOptionalIn(SORTS)
  sort?: ProductSort;

  @IsPageNumber()
  page: number = 1;

  /** The filters of which all choices are shown, as the form names them. */
  @Repeated()
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  choices: string[] = [];

  /** Of a search: no word is taken for a mistake. */
  @Ticked()
  @IsBoolean()
  literal: boolean = false;

  /** What the search form's filters were read from; nothing is looked for with it. */
  @IsOptional()
  @Cut(SEARCH_LENGTH)
  @IsString()
  typed?: string;

  /** Only the search form without JavaScript sends it; it is led to the path form. */
  @IsOptional()
  @Cut(SEARCH_LENGTH)
  @IsString()
  query?: string;
}
