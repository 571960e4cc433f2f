import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds between the last key and the request. */
const DELAY = 180;

interface Question {
  /** The shared prop with the answer. */
  prop: string;
  /** The header with the query, percent-encoded. */
  header: string;
  /** null: no request. */
  words: string | null;
  /** The query of the last answer. */
  answered: string | undefined;
  /** Milliseconds. */
  delay?: number;
}

interface Progress {
  /** Whether the answer is pending. */
  asking: boolean;
  failed: boolean;
}

/** Requests a single prop by a partial reload of the open page, whose URL and history entry stay the same. */
export function usePropQuery({ prop, header, words, answered, delay = DELAY }: Question): Progress {
  const [failed, setFailed] = useState<string | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  const isOpen = words !== null && words !== answered;

  useEffect(() => {
    if (!isOpen) return;
    const timer = window.setTimeout(() => {
      router.reload({
        only: [prop],
        headers: { [header]: encodeURIComponent(words) },
        onCancelToken: (token) => (cancel.current = () => token.cancel()),
        onSuccess: () => setFailed(null),
        onHttpException: () => (setFailed(words), false),
        onNetworkError: () => (setFailed(words), false),
      });
    }, delay);
    return () => {
      window.clearTimeout(timer);
      // a late answer must not replace the answer to a newer request
      cancel.current?.();
      cancel.current = null;
    };
  }, [prop, header, words, isOpen, delay]);

  return { asking: isOpen && failed !== words, failed: words !== null && failed === words };
}
