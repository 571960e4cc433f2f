import { type MappingRules, NEEDED_TARGETS } from '../../stored-mappings/mapping-rules.js';
import type { TableHeader } from '../item-source.js';
import { foldName } from '../fold-name.js';
import { pathsOf } from '../formats/mapping-table.js';
import { columnOf, columnsIn, withoutParent } from '../formats/rows/placeholders.js';

/** The signs of a file's format before its items. */
export interface FileShape {
  /** Name of the root. */
  root: string;
  /** null: XML. */
  header: TableHeader | null;
}

/**
 * The mappings for files with this root or header row, the best first; the items decide which of them applies. A
 * mapping of another header row fits if the table has its identifying columns: shops add and omit the others.
 */
export function mappingsFor(
  mappings: readonly MappingRules[],
  { root, header }: FileShape,
): readonly MappingRules[] {
  const ofRoot = mappings.filter((rules) => foldName(rules.root) === foldName(root));
  if (!header) return ofRoot;
  const isExact = (rules: MappingRules) => rules.header === header.digest;
  return [
    ...ofRoot.filter(isExact),
    ...ofRoot.filter((rules) => !isExact(rules) && hasColumns(rules, header)),
  ];
}

const IDENTIFYING = [...NEEDED_TARGETS, 'id'] as const;

function hasColumns(rules: MappingRules, { titles }: TableHeader): boolean {
  // the known format recognises its columns
  if (rules.completes !== undefined) return true;
  const columns = new Set([...titles.keys()].map(foldName));
  const { rows, filters = [], linkTemplate } = rules;
  const needed = [
    ...(rows ? [rows.key, ...rows.codes] : []),
    ...filters.map(({ path }) => withoutParent(path)),
    ...columnsIn(linkTemplate ?? ''),
  ];
  if (!needed.every((path) => columns.has(foldName(columnOf(path))))) return false;
  return IDENTIFYING.every((target) => {
    const paths = pathsOf(rules, target);
    return paths.length === 0 || paths.some((path) => columns.has(foldName(columnOf(path))));
  });
}
