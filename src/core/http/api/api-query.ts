import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type Locale, LOCALES } from '../../i18n/locales.js';
import { MAX_ID } from '../input/id-params.js';
import { IsFlag, combineDecorators } from '../input/input-rules.js';

const DEFAULT_LIMIT = 24;
export const MAX_LIMIT = 100;
/** Number of the last page in lists of people, and in lists with a cursor. */
export const MAX_PAGE = 200;

/** A page number in a URL. */
export const IsPageNumber = (last = MAX_PAGE) =>
  combineDecorators(
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(last),
  );

/** Query parameters of every read of the API. */
export class ApiQuery {
  /** Already read when the request arrived. */
  @IsOptional()
  @IsIn(LOCALES)
  locale?: Locale;

  /** Whether all languages of texts are included. */
  @IsFlag()
  translations: boolean = false;
}

/** Query of an API list. */
export class PageQuery extends ApiQuery {
  @IsPageNumber(MAX_ID)
  page: number = 1;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  limit: number = DEFAULT_LIMIT;
}
