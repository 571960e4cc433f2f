import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsPageNumber, PageQuery } from '../core/http/api/api-query.js';
import { AreColumns } from '../core/http/api/list-columns.js';
import { RowsOfPage } from '../core/http/input/chosen-rows.input.js';
import { IsOptionalId } from '../core/http/input/id-params.js';
import { Converted, IsCurrency, IsOptionalIn } from '../core/http/input/input-rules.js';
import { FEED_LANGUAGES, type FeedLanguageSetting } from './feed/offer.js';
import { type ImportMode, MODES } from './import.entity.js';
import { ISSUE_COUNTERS, type IssueCounter } from './import-reports.js';

const MAX_ISSUE_PAGE = 10_000;

/** As forms of any kind write them. */
const BOOLEANS: Record<string, boolean> = { on: true, true: true, 1: true, false: false, 0: false };

/** The fields of an upload besides its file. */
export class UploadFields {
  @IsOptionalIn(MODES)
  mode: ImportMode = 'full';

  /** A dry run: reads a file in the given `mode`, and writes nothing. */
  @IsOptional()
  @Converted((value) => BOOLEANS[String(value)] ?? value)
  @IsBoolean()
  dryRun?: boolean;

  /** Language of texts without one; default: the file's language, else the store's. */
  @IsOptionalIn(FEED_LANGUAGES)
  language?: FeedLanguageSetting;

  /** ISO 4217 for prices without a currency; default: the currency of the file, else of the store. */
  @IsOptional()
  @IsCurrency()
  currency?: string | null;
}

const ACTIONS = ['confirm', 'cancel', 'repeat'] as const;

/** The answer to a held run's question. */
export class ConfirmInput {
  /** ISO 4217 for prices without a currency, when the run is held for `currency_unclear`. */
  @IsOptional()
  @IsCurrency()
  currency: string | null = null;

  /** Language of texts that state none, if the run is held for a language (`language_…`). */
  @IsOptionalIn(FEED_LANGUAGES)
  language: FeedLanguageSetting | null = null;
}

/** An action on one run. */
export class RunAction extends ConfirmInput {
  @IsIn(ACTIONS)
  action: (typeof ACTIONS)[number];
}

export class IssuesQuery extends PageQuery {
  /** Only issues with this code. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  code?: string;
}

/** An action on several runs. */
export class RunsAction extends RowsOfPage {
  @IsIn(['cancel'])
  action: 'cancel';
}

/** The query of the imports page. */
export class ImportsQuery {
  @AreColumns()
  columns: string[] = [];

  @IsOptionalId()
  import?: number;

  /** Id of the store; for catalogue admins. */
  @IsOptionalId()
  company?: number;

  @IsOptional()
  issue?: string;

  /** Only the issues of this counter. */
  @IsOptionalIn(ISSUE_COUNTERS)
  counter?: IssueCounter;

  @IsPageNumber(MAX_ISSUE_PAGE)
  issuePage: number = 1;

  /** Page of the import list. */
  @IsPageNumber()
  page: number = 1;
}
