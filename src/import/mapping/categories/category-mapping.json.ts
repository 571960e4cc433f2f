import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsString, ValidateNested } from 'class-validator';
import { Nullable } from '../../../core/http/input/input-rules.js';
import { MAPPING_ORIGINS, type MappingOrigin } from '../../intake/category-resolver.js';
import type { CategoryMapping, Suggestion } from './category-suggestions.js';

class SuggestionJson implements Suggestion {
  @IsInt()
  categoryId: number;

  /** Goods with the same codes stand there, or its name is like that of the path. */
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

  /** As the store writes it, parted by ` > `. */
  @IsString()
  path: string;

  /** Goods of the last feed that had it. */
  @IsInt()
  itemCount: number;

  /** null: nowhere. */
  @Nullable()
  @IsInt()
  categoryId: number | null;

  /** Its goods are not imported. */
  @IsBoolean()
  excluded: boolean;

  /** Said by somebody, found by the name, said not to be imported, or none of that. */
  @IsIn(MAPPING_ORIGINS)
  origin: MappingOrigin;

  /** Only of a path that leads nowhere. */
  @Nullable()
  @ValidateNested()
  @Type(() => SuggestionJson)
  suggestion: SuggestionJson | null;

  @IsISO8601()
  updatedAt: string;
}

/** What came of accepting suggestions. */
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
