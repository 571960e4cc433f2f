import type { PaletteRecord } from '../../../../src/admin/palette/command-palette.props.js';
import { useShared } from '../../../lib/shared.js';
import { usePropQuery } from '../../../lib/forms/use-prop-query.js';

/** As the server: one letter begins too much. */
const MIN_LENGTH = 2;

interface Found {
  records: PaletteRecord[];
  /** Whether the answer to what stands in the field is still on its way. */
  asking: boolean;
  failed: boolean;
}

/** Records for the words. */
export function usePaletteSearch(words: string): Found {
  const { paletteResults } = useShared();
  const query = words.trim();
  const isWorth = query.length >= MIN_LENGTH;
  const asked = paletteResults?.query;
  const progress = usePropQuery({
    prop: 'paletteResults',
    header: 'X-Palette-Query',
    words: isWorth ? query : null,
    answered: asked,
  });
  // while the next letter is being asked for, what was found for the others stays
  const isRelated = asked !== undefined && (query.startsWith(asked) || asked.startsWith(query));
  return { records: isWorth && isRelated ? paletteResults!.records : [], ...progress };
}
