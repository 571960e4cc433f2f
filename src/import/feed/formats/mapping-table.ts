import {
  LIST_TARGETS,
  type MappingRules,
  type MappingTarget,
  TEXT_TARGETS,
} from '../../stored-mappings/mapping-rules.js';
import type { AttributeRule, FeedTable } from './tables/feed-table.js';

/** Id of the store's own formats, in summaries. */
export const MAPPED = 'mapped';

/** The table that a mapping describes. */
export function toTable(rules: MappingRules): FeedTable {
  const texts = TEXT_TARGETS.map((target) => [target, pathsOf(rules, target).join('|')] as const);
  const lists = LIST_TARGETS.map((target) => [target, pathsOf(rules, target)] as const);
  return {
    id: MAPPED,
    items: [rules.item],
    marks: [],
    decimalSign: rules.decimalSign,
    categorySeparator: rules.categorySeparator ?? undefined,
    listSeparator: rules.listSeparator ?? undefined,
    codeFromLink: pathsOf(rules, 'id').length === 0,
    constants: rules.constants,
    fields: Object.fromEntries([...texts, ...lists].filter(([, paths]) => paths.length > 0)),
    attributes: rules.fields.flatMap(({ path, target, label }): AttributeRule[] =>
      target === 'attribute' ? [{ at: path, label: label ?? path }] : [],
    ),
  };
}

/** Paths of the fields that are mapped to a target. */
export const pathsOf = ({ fields }: MappingRules, wanted: MappingTarget): string[] =>
  fields.flatMap(({ path, target }) => (target === wanted ? [path] : []));
