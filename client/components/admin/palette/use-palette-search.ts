import type { PaletteRecord } from '../../../../src/admin/palette/command-palette.props.js';
import { useShared } from '../../../lib/shared.js';
import { usePropQuery } from '../../../lib/forms/use-prop-query.js';

/** Equals the server's limit: too many words begin with one letter. */
const MIN_LENGTH = 2;

interface Found {
  records: PaletteRecord[];
  /** Whether the answer to the current text is pending. */
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
  // results for the previous letters remain while the next ones load
  const isRelated = asked !== undefined && (query.startsWith(asked) || asked.startsWith(query));
  return { records: isWorth && isRelated ? paletteResults!.records : [], ...progress };
}
