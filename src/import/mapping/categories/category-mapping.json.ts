import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsString, ValidateNested } from 'class-validator';
import { Nullable } from '../../../core/http/input/input-rules.js';
import { MAPPING_ORIGINS, type MappingOrigin } from '../../intake/category-resolver.js';
import type { CategoryMapping } from './category-mapping.statements.js';
import type { Suggestion } from './category-suggestions.js';

class SuggestionJson implements Suggestion {
  @IsInt()
  categoryId: number;

  /** Offers with the same GTINs are in the category, or its name is similar. */
  @IsIn(['neighbours', 'name'])
  reason: 'neighbours' | 'name';

  /** Whether it is among those that are accepted all at once. */
  @IsBoolean()
  sure: boolean;
}

/** A category path of a store's feeds and where it leads. */
export class CategoryMappingJson {
  @IsInt()
  id: number;

  @IsInt()
  companyId: number;

  /** Names as the store writes them, separated by ` > `. */
  @IsString()
  path: string;

  /** Items of the last feed that had it. */
  @IsInt()
  itemCount: number;

  /** null: unmapped. */
  @Nullable()
  @IsInt()
  categoryId: number | null;

  /** Its items are not imported. */
  @IsBoolean()
  excluded: boolean;

  /** Chosen by a person, found by the name, excluded by a person, or unmapped. */
  @IsIn(MAPPING_ORIGINS)
  origin: MappingOrigin;

  /** Only of an unmapped path. */
  @Nullable()
  @ValidateNested()
  @Type(() => SuggestionJson)
  suggestion: SuggestionJson | null;

  @IsISO8601()
  updatedAt: string;
}

/** The number of accepted suggestions. */
export class AcceptedJson {
  @IsInt()
  accepted: number;
}

export function toCategoryMappingJson(
  { id, companyId, path, itemCount, categoryId, origin, updatedAt }: CategoryMapping,
  suggestion: Suggestion | null,
): CategoryMappingJson {
  return {
    id,
    companyId,
    path,
    itemCount,
    categoryId,
    excluded: origin === 'excluded',
    origin,
    suggestion,
    updatedAt: updatedAt.toISOString(),
  };
}
