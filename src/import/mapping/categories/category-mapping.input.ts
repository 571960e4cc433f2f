import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { AcceptsRead } from '../../../core/http/input/accepts-read.decorator.js';
import { PageQuery } from '../../../core/http/api/api-query.js';
import { IsId, IsOptionalId } from '../../../core/http/input/id-params.js';
import { IsOptionalIn, IsSearch, NumberOrNull } from '../../../core/http/input/input-rules.js';
import { MAPPING_ORIGINS, type MappingOrigin } from '../../intake/category-resolver.js';
import { CategoryMappingJson } from './category-mapping.json.js';

/** The category of a path; null is unmapped, and with `excluded` its items are not imported. */
class MappingDetails {
  @IsOptional()
  @IsId()
  categoryId: number | null = null;

  @IsBoolean()
  excluded: boolean = false;
}

/** A category mapping in a form. */
export class MappingFormInput extends MappingDetails {
  @NumberOrNull()
  override categoryId: number | null;
}

/** A category mapping in the API, which accepts the body of a read. */
@AcceptsRead(CategoryMappingJson)
export class MappingJsonInput extends MappingDetails {}

export class MappingsQuery extends PageQuery {
  @IsOptionalIn(MAPPING_ORIGINS)
  origin?: MappingOrigin;

  /** A part of the path. */
  @IsSearch()
  query?: string;
}

/** Categories of Google's taxonomy by the names in its file. */
export class GoogleLinesInput {
  @IsString()
  @MaxLength(1_000_000)
  lines: string;
}

/** The page of a store's category paths. */
export class CategoriesPageQuery extends MappingsQuery {
  /** The store, for catalogue admins. */
  @IsOptionalId()
  company?: number;
}
