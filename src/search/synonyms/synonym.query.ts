import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../core/http/api/api-query.js';
import { IsSearch } from '../../core/http/input/input-rules.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';

/** The list of synonyms, by language and alphabetically. */
export class SynonymsQuery extends PageQuery {
  /** Words, or parts of words, of search terms and meanings. */
  @IsSearch()
  query?: string;

  @IsOptional()
  @IsIn(LOCALES)
  language?: Locale;
}
