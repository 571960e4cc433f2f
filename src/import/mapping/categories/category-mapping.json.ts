import { bool, int, nullable, oneOf, part, shape, text, time } from '../../../core/http/input/shape.js';
import { MAPPING_ORIGINS } from '../../intake/category-resolver.js';
import type { CategoryMapping } from './category-mapping.statements.js';
import type { Suggestion } from './category-suggestions.js';

class EvidenceJson extends shape({ codes: int, checked: int }) {}

class SuggestionJson
  extends shape({
    categoryId: int,
    /** Offers with the same GTINs are in the category, or its name is similar. */
    reason: oneOf<'neighbours' | 'name'>(['neighbours', 'name']),
    /** Whether "accept all" includes it. */
    sure: bool,
    /** Percent: the share of the checked GTINs, or the similarity of the names. */
    score: int,
    /** How many of the checked GTINs are in the category; null by name. */
    evidence: nullable(part(EvidenceJson)),
  })
  implements Suggestion {}

/** A category path of a store's feeds and its target. */
export class CategoryMappingJson extends shape({
  id: int,
  /** null: the path is of Google's taxonomy. */
  companyId: nullable(int),
  /** Names as in the store's feed, separated by ` > `. */
  path: text,
  /** The number of the category in Google's taxonomy. */
  googleId: nullable(int),
  /** Items of the last feed that had it. */
  itemCount: int,
  /** null: unmapped. */
  categoryId: nullable(int),
  /** Whether items of the category are not imported. */
  excluded: bool,
  /** Whether the choice also applies to paths below it without a choice of their own. */
  below: bool,
  /**
   * Chosen by a person, by a person for a path above it (without a category: not imported), found by the name or by
   * Google's categories, excluded by a person, or unmapped.
   */
  origin: oneOf(MAPPING_ORIGINS),
  /** Only of an unmapped path. */
  suggestion: nullable(part(SuggestionJson)),
  updatedAt: time,
}) {}

/** The number of accepted suggestions. */
export class AcceptedJson extends shape({ accepted: int }) {}

/** The number of changed paths. */
export class MappingsChangedJson extends shape({
  count: int,
  /** Undoes the change; null: nothing changed. */
  id: nullable(int),
}) {}

export function toCategoryMappingJson(
  { id, companyId, path, googleId, itemCount, categoryId, below, origin, updatedAt }: CategoryMapping,
  suggestion: Suggestion | null,
): CategoryMappingJson {
  return {
    id,
    companyId,
    path,
    googleId,
    itemCount,
    categoryId,
    excluded: origin === 'excluded',
    below,
    origin,
    suggestion,
    updatedAt: updatedAt.toISOString(),
  };
}
