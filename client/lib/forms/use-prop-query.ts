import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';

/** From the last key to the question, in milliseconds. */
const DELAY = 180;

interface Question {
  /** The shared prop that holds the answer. */
  prop: string;
  /** The header that the words go in, percent-encoded. */
  header: string;
  /** null: nothing is asked. */
  words: string | null;
  /** The words that the last answer is for. */
  answered: string | undefined;
  /** Milliseconds. */
  delay?: number;
}

interface Progress {
  /** Whether the answer is still on its way. */
  asking: boolean;
  failed: boolean;
}

/** Asks the server by a reload of the open page for nothing but one prop; neither address nor history change. */
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
      // what comes too late must not lie over what was asked later
      cancel.current?.();
      cancel.current = null;
    };
  }, [prop, header, words, isOpen, delay]);

  return { asking: isOpen && failed !== words, failed: words !== null && failed === words };
}
