import { type MappingRules, NEEDED_TARGETS } from '../../stored-mappings/mapping-rules.js';
import { foldName } from '../fold-name.js';
import { IndexedNode } from '../feed-node.js';
import { FeedRefused } from '../refused.js';
import { completedFormat } from './completed.js';
import { formatById } from './formats.js';
import { FeedPath } from './tables/feed-path.js';
import { pathsOf, toTable } from './mapping-table.js';
import { rowJoiner } from './rows/row-joiner.js';
import { RowOptions } from './rows/row-options.js';
import { tableFormat } from './tables/feed-table.js';
import type { FeedFormat } from './tables/format.js';

/** The format that a store's rules make: one of its own, or a known one with further fields. */
export function mappedFormat(rules: MappingRules): FeedFormat {
  const known = rules.completes === undefined ? null : formatById(rules.completes);
  return known ? completedFormat(known, rules) : ownFormat(rules);
}

/** The format of a stored summary. @throws FeedRefused when this version does not have it */
export function formatOf({ format: id, mapping }: { format: string; mapping?: MappingRules }): FeedFormat {
  const format = mapping ? mappedFormat(mapping) : formatById(id);
  if (!format) throw new FeedRefused('feed_unknown_format', { root: id });
  return format;
}

/** The table of a known format, made from the mapping of its fields. */
function ownFormat(rules: MappingRules): FeedFormat {
  const format = tableFormat(toTable(rules));
  const needed = NEEDED_TARGETS.map((target) => pathsOf(rules, target).map((path) => new FeedPath(path)));
  const root = foldName(rules.root);
  const { rows, linkTemplate, imageAddress, filters } = rules;
  const options = rows || linkTemplate || imageAddress || filters?.length ? new RowOptions(rules) : null;
  return {
    ...format,
    ...(rows && {
      qualifiers: [rows.key, ...rows.codes],
      joinRows: (limits) => rowJoiner({ ...rules, rows }, limits),
    }),
    ...(options && {
      readItem: (item, context) => options.complete(format.readItem(item, context), item, context),
    }),
    recognise: (found, items) =>
      foldName(found.name) === root &&
      items.some((item) => {
        const indexed = new IndexedNode(item);
        return needed.every(
          (paths) =>
            paths.length === 0 ||
            // the first rows may be ones that others complete
            paths.some((path) => (rows ? path.nodes(indexed) : path.texts(indexed)).length > 0),
        );
      }),
  };
}
