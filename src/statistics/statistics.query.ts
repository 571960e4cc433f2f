import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsOptionalId } from '../core/http/id-params.js';
import { SynonymsQuery } from '../synonyms/synonym.query.js';

/** What the section shows, one at a time. */
export const VIEWS = ['searches', 'synonyms'] as const;
export type StatisticsView = (typeof VIEWS)[number];

/** Days up to today that a report is about. */
export const PERIODS = [7, 30, 90, 365] as const;
export const USUAL_PERIOD = 30;

export const SHOWN = ['all', 'nothing'] as const;

/** The statistics page: which view, what it is narrowed to, and what is open over it. */
export class StatisticsQuery extends SynonymsQuery {
  @IsIn(VIEWS)
  view: StatisticsView = 'searches';

  @Type(() => Number)
  @IsIn(PERIODS)
  days: number = USUAL_PERIOD;

  /** All searches, or those that found nothing. */
  @IsIn(SHOWN)
  show: (typeof SHOWN)[number] = 'all';

  /** Id of the synonym whose form is open. */
  @IsOptionalId()
  edit?: number;

  @IsOptional()
  @IsIn(['1'])
  new?: '1';

  /** What a new synonym begins with. */
  @IsOptional()
  @IsString()
  @MaxLength(80)
  term?: string;
}
