import { router } from '@inertiajs/react';
import { useEffect, useState } from 'react';
import type { Suggestions } from '../../../src/storefront/suggestions/suggestions.props.js';
import { useShared } from '../../lib/shared.js';

/** From the last key to the question, in milliseconds. */
const DELAY = 120;
/**
 * The server's suggestions for a text, from a partial reload of the open page; neither address nor history
 * change. Suggestions for the previous letters remain while the next ones load.
 * @param text null: no request
 */
export function useSuggestions(text: string | null): Suggestions | null {
  const { suggestions } = useShared();
  const [failed, setFailed] = useState<string | null>(null);
  const query = text?.trimStart() ?? '';
  // the server has examples for no text, and nothing for one letter
  const isWorth = text !== null && query.trim().length !== 1;

  useEffect(() => {
    if (!isWorth) return;
    let cancel = () => {};
    const fail = () => (setFailed(query), false);
    const timer = window.setTimeout(() => {
      router.reload({
        only: ['suggestions'],
        headers: { 'X-Suggest-Query': encodeURIComponent(query) },
        onCancelToken: (token) => (cancel = () => token.cancel()),
        onSuccess: () => setFailed(null),
        // the form works without
        onHttpException: fail,
        onNetworkError: fail,
      });
    }, DELAY);
    const stop = () => {
      window.clearTimeout(timer);
      cancel();
    };
    // a late answer must cover neither a newer one nor another page
    const unsubscribe = router.on('start', ({ detail: { visit } }) => !visit.async && stop());
    return () => {
      unsubscribe();
      stop();
    };
  }, [query, isWorth]);

  if (!isWorth || !suggestions || failed === query) return null;
  const asked = suggestions.query;
  return query.startsWith(asked) || asked.startsWith(query) ? suggestions : null;
}
