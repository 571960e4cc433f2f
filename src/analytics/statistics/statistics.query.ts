import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Ability } from '../../access/permission-table.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsOptionalIn } from '../../core/http/input/input-rules.js';
import { SynonymsQuery } from '../../search/synonyms/synonym.query.js';

/** The views of the section, one at a time, with the permission for each. */
export const VIEWS = {
  overview: 'company.read',
  products: 'company.read',
  companies: 'platform.manage',
  categories: 'platform.manage',
  searches: 'platform.manage',
  synonyms: 'platform.manage',
} as const satisfies Record<string, Ability>;
export type StatisticsView = keyof typeof VIEWS;

/** Days up to today that a report covers. */
export const PERIODS = [7, 28, 90, 365] as const;
/** Whole weeks, so that both periods have the same number of weekends. */
export const USUAL_PERIOD = 28;

export const SHOWN = ['all', 'nothing'] as const;

/** Sort orders of rankings; `-` before one puts the highest first. */
export const RANKING_SORTS = ['views', 'visits', 'rate', 'change'] as const;
export type RankingSort = (typeof RANKING_SORTS)[number];
const SORTS = RANKING_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The statistics page: its view, filters and open dialog. */
export class StatisticsQuery extends SynonymsQuery {
  @IsIn(Object.keys(VIEWS))
  view: StatisticsView = 'overview';

  @Type(() => Number)
  @IsIn(PERIODS)
  days: number = USUAL_PERIOD;

  /** All searches, or those without results. */
  @IsIn(SHOWN)
  show: (typeof SHOWN)[number] = 'all';

  @IsIn(SORTS)
  sort: RankingSort | `-${RankingSort}` = '-views';

  /** Store; absent: all stores that the actor may see. */
  @IsOptionalId()
  company?: number;

  /** Shows the days of this product instead of the product list. */
  @IsOptionalId()
  product?: number;

  /** Id of the synonym in the open form. */
  @IsOptionalId()
  edit?: number;

  @IsOptionalIn(['1'])
  new?: '1';

  /** Initial value of a new synonym. */
  @IsOptional()
  @IsString()
  @MaxLength(80)
  term?: string;
}
