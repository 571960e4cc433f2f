import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiQuery, MAX_PAGE, PageQuery } from '../../core/http/api/api-query.js';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../products/difference-kind.js';

export class ChangesQuery extends PageQuery {
  @IsOptional()
  @IsIn(DIFFERENCE_KINDS)
  kind?: DifferenceKind;
}

export class ChangesFileQuery extends ApiQuery {
  @IsOptional()
  @IsIn(DIFFERENCE_KINDS)
  kind?: DifferenceKind;
}

/** The query of the admin page. */
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
