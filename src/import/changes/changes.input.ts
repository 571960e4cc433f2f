import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiQuery, MAX_PAGE, PageQuery } from '../../core/http/api/api-query.js';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../products/difference-kind.js';

/** What a run changes, page by page. */
export class ChangesQuery extends PageQuery {
  /** Of one kind. */
  @IsOptional()
  @IsIn(DIFFERENCE_KINDS)
  kind?: DifferenceKind;
}

/** The same as a whole. */
export class ChangesFileQuery extends ApiQuery {
  /** Of one kind. */
  @IsOptional()
  @IsIn(DIFFERENCE_KINDS)
  kind?: DifferenceKind;
}

/** The query of the page. */
export class ChangesPageQuery {
  @IsOptional()
  @IsIn(DIFFERENCE_KINDS)
  kind?: DifferenceKind;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE)
  page: number = 1;
}
