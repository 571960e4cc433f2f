import { ApiQuery, IsPageNumber, PageQuery } from '../../core/http/api/api-query.js';
import { IsOptionalIn } from '../../core/http/input/input-rules.js';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../products/difference-kind.js';

export class ChangesQuery extends PageQuery {
  @IsOptionalIn(DIFFERENCE_KINDS)
  kind?: DifferenceKind;
}

export class ChangesFileQuery extends ApiQuery {
  @IsOptionalIn(DIFFERENCE_KINDS)
  kind?: DifferenceKind;
}

/** The query of the admin page. */
export class ChangesPageQuery {
  @IsOptionalIn(DIFFERENCE_KINDS)
  kind?: DifferenceKind;

  @IsPageNumber()
  page: number = 1;
}
