import {
  LIST_TARGETS,
  type MappingRules,
  type MappingTarget,
  TEXT_TARGETS,
} from '../../stored-mappings/mapping-rules.js';
import { columnOfName } from './rows/placeholders.js';
import type { AttributeRule, FeedTable } from './tables/feed-table.js';

/** Id of the store's own formats, in summaries. */
export const MAPPED = 'mapped';

/** The table that a mapping describes. */
export function toTable(rules: MappingRules): FeedTable {
  // the variant's own image comes first
  const isShared = (path: string) => Number(path === rules.rows?.images);
  const sharedLast = (one: string, other: string) => isShared(one) - isShared(other);
  const texts = TEXT_TARGETS.map((target) => [target, pathsOf(rules, target).join('|')] as const);
  const lists = LIST_TARGETS.map((target) => [target, pathsOf(rules, target).sort(sharedLast)] as const);
  return {
    id: MAPPED,
    items: [rules.item],
    marks: [],
    decimalSign: rules.decimalSign,
    categorySeparator: rules.categorySeparator ?? undefined,
    listSeparator: rules.listSeparator ?? undefined,
    codeFromLink: pathsOf(rules, 'id').length === 0 && !rules.rows,
    constants: rules.constants,
    fields: Object.fromEntries([...texts, ...lists].filter(([, paths]) => paths.length > 0)),
    attributes: rules.fields.flatMap(({ path, target, label }): AttributeRule[] =>
      target === 'attribute' ? [{ at: path, ...nameOf(label ?? path) }] : [],
    ),
  };
}

/** Paths of the fields that are mapped to a target. */
export const pathsOf = ({ fields }: MappingRules, wanted: MappingTarget): string[] =>
  fields.flatMap(({ path, target }) => (target === wanted ? [path] : []));

function nameOf(label: string): { label: string } | { named: string } {
  const named = columnOfName(label);
  return named === null ? { label } : { named };
}
