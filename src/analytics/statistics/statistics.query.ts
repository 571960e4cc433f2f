import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Ability } from '../../access/permission-table.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { SynonymsQuery } from '../../search/synonyms/synonym.query.js';

/** What the section shows, one at a time, and what it takes to see it. */
export const VIEWS = {
  overview: 'company.read',
  products: 'company.read',
  companies: 'platform.manage',
  categories: 'platform.manage',
  searches: 'platform.manage',
  synonyms: 'platform.manage',
} as const satisfies Record<string, Ability>;
export type StatisticsView = keyof typeof VIEWS;

/** Days up to today that a report is about. */
export const PERIODS = [7, 28, 90, 365] as const;
/** Whole weeks, so that as many weekends are compared with each other. */
export const USUAL_PERIOD = 28;

export const SHOWN = ['all', 'nothing'] as const;

/** What things that were seen are ordered by; `-` before one puts the highest first. */
export const RANKING_SORTS = ['views', 'visits', 'rate', 'change'] as const;
export type RankingSort = (typeof RANKING_SORTS)[number];
const SORTS = RANKING_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The statistics page: which view, what it is narrowed to, and what is open over it. */
export class StatisticsQuery extends SynonymsQuery {
  @IsIn(Object.keys(VIEWS))
  view: StatisticsView = 'overview';

  @Type(() => Number)
  @IsIn(PERIODS)
  days: number = USUAL_PERIOD;

  /** All searches, or those that found nothing. */
  @IsIn(SHOWN)
  show: (typeof SHOWN)[number] = 'all';

  @IsIn(SORTS)
  sort: RankingSort | `-${RankingSort}` = '-views';

  /** Whose visits; left out: those of all stores that the person may see. */
  @IsOptionalId()
  company?: number;

  /** The one whose days are shown in the place of the list of products. */
  @IsOptionalId()
  product?: number;

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
