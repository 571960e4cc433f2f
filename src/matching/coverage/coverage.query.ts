import { IsIn } from 'class-validator';
import { PageQuery } from '../../core/http/api/api-query.js';

export const COVERAGE_SUBJECTS = ['store', 'category'] as const;
export type CoverageSubject = (typeof COVERAGE_SUBJECTS)[number];

/** `missing`: products that are not compared. */
export const COVERAGE_SORTS = ['missing', 'products', 'share'] as const;
export type CoverageSort = (typeof COVERAGE_SORTS)[number];
const BOTH_WAYS = COVERAGE_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The table of compared products by store or category. */
export class CoverageQuery extends PageQuery {
  @IsIn(COVERAGE_SUBJECTS)
  by: CoverageSubject = 'store';

  @IsIn(BOTH_WAYS)
  sort: CoverageSort | `-${CoverageSort}` = '-missing';
}
