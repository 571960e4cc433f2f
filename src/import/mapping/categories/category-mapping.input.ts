import { Allow, IsBoolean, IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../core/http/api/api-query.js';
import { IsId, IsOptionalId } from '../../../core/http/input/id-params.js';
import { IsSearch, NumberOrNull } from '../../../core/http/input/input-rules.js';
import { MAPPING_ORIGINS, type MappingOrigin } from '../../intake/category-resolver.js';

/** Where a category path leads; without a category nowhere, and with `excluded` its goods are not imported. */
class MappingDetails {
  @IsOptional()
  @IsId()
  categoryId: number | null = null;

  @IsBoolean()
  excluded: boolean = false;
}

/** The form of it. */
export class MappingFormInput extends MappingDetails {
  @NumberOrNull()
  override categoryId: number | null;
}

/** The same from a program, which may send back what a read gave. */
export class MappingJsonInput extends MappingDetails {
  @Allow()
  id?: unknown;

  @Allow()
  companyId?: unknown;

  @Allow()
  path?: unknown;

  @Allow()
  itemCount?: unknown;

  @Allow()
  origin?: unknown;

  @Allow()
  suggestion?: unknown;

  @Allow()
  updatedAt?: unknown;
}

/** Some of a store's category paths. */
export class MappingsQuery extends PageQuery {
  /** How it is known where they lead. */
  @IsOptional()
  @IsIn(MAPPING_ORIGINS)
  origin?: MappingOrigin;

  /** A part of the path. */
  @IsSearch()
  query?: string;
}

/** The page of a store's category paths. */
export class CategoriesPageQuery extends MappingsQuery {
  /** People of the platform choose the store. */
  @IsOptionalId()
  company?: number;
}
