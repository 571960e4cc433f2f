import {
  LIST_TARGETS,
  type MappingRules,
  type MappingTarget,
  NEEDED_TARGETS,
  TEXT_TARGETS,
} from '../../stored-mappings/mapping-rules.js';
import { foldName } from '../fold-name.js';
import { IndexedNode } from '../feed-node.js';
import { FeedPath } from './tables/feed-path.js';
import { type AttributeRule, type FeedTable, tableFormat } from './tables/feed-table.js';
import type { FeedFormat } from './tables/format.js';

/** Id of a format that the store has mapped itself, in summaries. */
export const MAPPED = 'mapped';

/** A store's own format: the table of a known one, made from the mapping of its fields. */
export function mappedFormat(rules: MappingRules): FeedFormat {
  const format = tableFormat(toTable(rules));
  const needed = NEEDED_TARGETS.map((target) => pathsOf(rules, target).map((path) => new FeedPath(path)));
  const root = foldName(rules.root);
  return {
    ...format,
    recognise: (found, items) =>
      foldName(found.name) === root &&
      items.some((item) => {
        const indexed = new IndexedNode(item);
        return needed.every(
          (paths) => paths.length === 0 || paths.some((path) => path.texts(indexed).length > 0),
        );
      }),
  };
}

function toTable(rules: MappingRules): FeedTable {
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

const pathsOf = ({ fields }: MappingRules, wanted: MappingTarget): string[] =>
  fields.flatMap(({ path, target }) => (target === wanted ? [path] : []));
