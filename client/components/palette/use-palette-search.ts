import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import type { PaletteRecord } from '../../../src/command-palette/command-palette.props.js';
import { useShared } from '../../lib/shared.js';

/** From the last key to the search, in milliseconds. */
const DELAY = 180;
/** As the server: one letter begins too much. */
const SHORTEST = 2;

interface Found {
  records: PaletteRecord[];
  /** Whether the answer to what stands in the field is still on its way. */
  asking: boolean;
  failed: boolean;
}

/** Records for the words, by a reload of the open page that asks for nothing else; neither address nor history change. */
export function usePaletteSearch(words: string): Found {
  const { paletteResults } = useShared();
  const [failed, setFailed] = useState<string | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  const query = words.trim();
  const isWorth = query.length >= SHORTEST;

  useEffect(() => {
    if (!isWorth) return;
    const timer = window.setTimeout(() => {
      router.reload({
        only: ['paletteResults'],
        headers: { 'X-Palette-Query': encodeURIComponent(query) },
        onCancelToken: (token) => (cancel.current = () => token.cancel()),
        onSuccess: () => setFailed(null),
        onHttpException: () => (setFailed(query), false),
        onNetworkError: () => (setFailed(query), false),
      });
    }, DELAY);
    return () => {
      window.clearTimeout(timer);
      // what comes too late must not lie over what was asked later
      cancel.current?.();
      cancel.current = null;
    };
  }, [query, isWorth]);

  const asked = paletteResults?.query;
  // while the next letter is being asked for, what was found for the others stays
  const isRelated = asked !== undefined && (query.startsWith(asked) || asked.startsWith(query));
  return {
    records: isWorth && isRelated ? paletteResults!.records : [],
    asking: isWorth && asked !== query && failed !== query,
    failed: isWorth && failed === query,
  };
}
