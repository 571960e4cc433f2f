import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { renewSession, type Session } from '../../lib/session/renew-session.js';
import { useShared } from '../../lib/shared.js';

const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 3600_000;
/** Timers hold no more than 31 bits. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** Renews the session before it ends. Draws nothing. */
export function SessionKeeper() {
  const { session } = useShared();
  useRenewal(session);
  return null;
}

function useRenewal(session: Session | undefined): void {
  // a visit brings an equal session as a new object
  const key = session && JSON.stringify(session);
  useEffect(() => (key ? keep(JSON.parse(key) as Session) : undefined), [key]);
}

/** Renews the session when it is due, with repetitions; returns a function that stops it. */
function keep(session: Session): () => void {
  const ended = new AbortController();
  let timer: number;
  let due = Date.parse(session.renewFrom);
  let retry = FIRST_RETRY_MS;

  const wait = () => {
    clearTimeout(timer);
    if (ended.signal.aborted) return;
    timer = window.setTimeout(() => void check(), Math.min(Math.max(due - Date.now(), 0), MAX_WAIT_MS));
  };
  const check = async () => {
    if (Date.now() >= due) {
      due = Date.now() + retry;
      retry = Math.min(retry * 2, LAST_RETRY_MS);
      const renewed = await renewSession(session);
      // the server states when the next renewal is due
      if (renewed && !ended.signal.aborted) router.reload({ only: ['session'] });
    }
    wait();
  };

  // computers sleep, and timers with them
  document.addEventListener('visibilitychange', wait, { signal: ended.signal });
  wait();
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
