import { IsIn, IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../../core/http/api/api-query.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsOptionalIn, IsSearch } from '../../core/http/input/input-rules.js';

export const MEDIA_FILTERS = ['ready', 'pending', 'failed', 'unused', 'undescribed'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

export const MEDIA_SORTS = ['newest', 'oldest', 'largest'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** A search among the existing images. */
export class PictureChoicesQuery {
  @IsSearch()
  query?: string;

  /** For catalogue admins: a company; missing: the platform. Others search the images of their company. */
  @IsOptionalId()
  company?: number;
}

/** The section of images: its list and the open image. */
export class MediaPageQuery extends PageQuery {
  /** Words, or parts of them, of file name and alternative text; or a whole product code. */
  @IsSearch()
  query?: string;

  @IsOptionalIn(MEDIA_FILTERS)
  state?: MediaFilter;

  @IsIn(MEDIA_SORTS)
  sort: MediaSort = 'newest';

  /** For catalogue admins: a company, or the platform. */
  @IsOptional()
  @Matches(/^(platform|[1-9]\d{0,8})$/)
  owner?: string;

  /** Id of the open image. */
  @IsOptionalId()
  edit?: number;
}
