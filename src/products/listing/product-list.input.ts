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
import {
  combineDecorators,
  Converted,
  ConvertedText,
  IsOptionalIn,
  Repeated,
} from '../../core/http/input/input-rules.js';
import { truncateText } from '../../core/text/truncate-text.js';
import { AttributeFilters } from './attribute-filters.rules.js';
import type { ProductKind } from '../product.entity.js';
import { KINDS } from '../product-fields.js';
import type { ProductSort } from '../product.props.js';

/** The orders of a list, which begins with that of its own: `popular`, of a search `relevance`. */
export const SORTS = ['price', '-price', 'total', 'name', 'newest'] as const satisfies ProductSort[];

/** Characters of a search term. */
export const SEARCH_LENGTH = 200;
const MAX_PRICE = 10_000_000;
const MAX_VALUES = 50;

/** A price as visitors type it, with either decimal separator. */
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

const IsOptionalPrice = () => combineDecorators(IsOptional(), ToPrice(), IsNumber(), Min(0), Max(MAX_PRICE));

const AreTexts = () =>
  combineDecorators(
    Repeated(),
    IsArray(),
    ArrayMaxSize(MAX_VALUES),
    IsString({ each: true }),
    MaxLength(100, { each: true }),
  );

/** A search term; a longer one is truncated. */
const IsTerm = () =>
  combineDecorators(
    IsOptional(),
    ConvertedText((value) => truncateText(value, SEARCH_LENGTH)),
    IsString(),
  );

/** A checkbox as a form sends it. */
const IsChecked = () =>
  combineDecorators(
    Converted((value) => value === '1' || value === 'true'),
    IsBoolean(),
  );

/** The query of a list page: filters, order and page. */
export class ProductListQuery {
  @IsOptionalPrice()
  priceFrom?: number;

  @IsOptionalPrice()
  priceTo?: number;

  @AreTexts()
  brand: string[] = [];

  /** Ids of stores. */
  @ToNumbers()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @AreIds()
  company: number[] = [];

  /** Of a list with both kinds; none or both selected: no filter. */
  @Repeated()
  @IsArray()
  @IsIn(KINDS, { each: true })
  kind: ProductKind[] = [];

  /** Of a search. */
  @IsOptionalId()
  category?: number;

  @IsChecked()
  inStock: boolean = false;

  @IsChecked()
  discount: boolean = false;

  /** Values by the ids of attribute definitions, as the API takes them. */
  @AttributeFilters()
  attributes: Record<string, string[]> = {};

  /** The position of a page beyond the numbered ones. */
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  cursor?: string;

  @IsOptionalIn(['popular', 'relevance', ...SORTS])
  sort?: ProductSort;

  /** Left out: cards. */
  @IsOptionalIn(['list'])
  view?: 'list';

  @IsPageNumber()
  page: number = 1;

  /** Names of the form fields of which all choices are shown. */
  @AreTexts()
  choices: string[] = [];

  /** Of a search: without corrections and synonyms. */
  @IsChecked()
  literal: boolean = false;

  /** The query that the search form turned into the filters. */
  @IsTerm()
  typed?: string;

  /** Sent by the search form without JavaScript; redirected to the address with a path. */
  @IsTerm()
  query?: string;
}
