import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsPageNumber } from '../../core/http/api/api-query.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { combineDecorators, ConvertedText, IsOptionalIn } from '../../core/http/input/input-rules.js';
import { truncateText } from '../../core/text/truncate-text.js';
import { AttributeFilters } from './attribute-filters.rules.js';
import { AddressFiltersInput, AreTexts, IsChecked } from '../filters/list-filters.input.js';
import { INDEX_SORTS, type IndexSort } from '../../search/catalogue-index/list-orders.js';

/** Characters of a search term. */
export const SEARCH_LENGTH = 200;
/** A search term; a longer one is truncated. */
const IsTerm = () =>
  combineDecorators(
    IsOptional(),
    ConvertedText((value) => truncateText(value, SEARCH_LENGTH)),
    IsString(),
  );

/** The query of a list page: filters, of which the kind is one of a list with both, order and page. */
export class ProductListQuery extends AddressFiltersInput {
  /** For a search. */
  @IsOptionalId()
  category?: number;

  /** Values by the ids of attribute definitions, like the API's. */
  @AttributeFilters()
  attributes: Record<string, string[]> = {};

  /** The position of a page beyond the numbered ones. */
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  cursor?: string;

  @IsOptionalIn(INDEX_SORTS)
  sort?: IndexSort;

  /** Left out: cards. */
  @IsOptionalIn(['list'])
  view?: 'list';

  @IsPageNumber()
  page: number = 1;

  /** Names of the form fields of which all choices are shown. */
  @AreTexts()
  choices: string[] = [];

  /** Searches without corrections and synonyms. */
  @IsChecked()
  literal: boolean = false;

  /** The query that the search form turned into the filters. */
  @IsTerm()
  typed?: string;

  /** Sent by the search form without JavaScript; redirected to the address with a path. */
  @IsTerm()
  query?: string;
}
