import { LIST_TARGETS, type MappingRules, TEXT_TARGETS } from '../../stored-mappings/mapping-rules.js';
import { foldName } from '../fold-name.js';
import { isFiller } from '../values/filler.js';
import { toTable } from './mapping-table.js';
import { columnOf } from './rows/placeholders.js';
import { tableFormat } from './tables/feed-table.js';
import type { FeedFormat, FormatContext, RawOffer } from './tables/format.js';

const TRANSLATED = ['name', 'description', 'specifications'] as const;

/**
 * A known format plus the fields that the store mapped. If an item states one of these, it has precedence.
 */
export function completedFormat(known: FeedFormat, rules: MappingRules): FeedFormat {
  const added = tableFormat({ ...toTable(rules), codeFromLink: false });
  const root = foldName(rules.root);
  return {
    ...known,
    ...(known.elements && {
      elements: new Set([...known.elements, ...rules.fields.map(({ path }) => columnOf(path))]),
    }),
    recognise: (found, items) => foldName(found.name) === root && known.recognise(found, items),
    readItem: (item, context) =>
      complete(known.readItem(item, context), added.readItem(item, context), context),
  };
}

function complete(offer: RawOffer, added: RawOffer, { language }: FormatContext): RawOffer {
  for (const target of TEXT_TARGETS)
    if (added[target] && !isFiller(added[target])) offer[target] = added[target];
  for (const target of LIST_TARGETS)
    if (added[target].length)
      offer[target] = target === 'deliveryCosts' ? added[target] : [...offer[target], ...added[target]];
  const texts = offer.translations?.[language];
  if (texts) for (const field of TRANSLATED) if (added[field]) texts[field] = offer[field];
  offer.attributes = [...offer.attributes, ...added.attributes];
  return offer;
}
