import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page does more than what the server has drawn: not before its script has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
