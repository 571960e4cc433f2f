import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type Locale, LOCALES } from '../../i18n/locales.js';
import { MAX_ID } from '../input/id-params.js';
import { Flag, combineDecorators } from '../input/input-rules.js';

const DEFAULT_LIMIT = 24;
export const MAX_LIMIT = 100;
/** Pages of people, and of lists that a cursor leads on in, are numbered up to here. */
export const MAX_PAGE = 200;

/** The number of a page in an address. */
export const IsPageNumber = (last = MAX_PAGE) =>
  combineDecorators(
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(last),
  );

/** What every read of the API understands. */
export class ApiQuery {
  /** Read already when the request came in. */
  @IsOptional()
  @IsIn(LOCALES)
  locale?: Locale;

  /** Whether texts come in all languages, too. */
  @Flag()
  @IsBoolean()
  translations: boolean = false;
}

/** A list of the API, page by page. */
export class PageQuery extends ApiQuery {
  @IsPageNumber(MAX_ID)
  page: number = 1;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  limit: number = DEFAULT_LIMIT;
}
