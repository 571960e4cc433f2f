import { router } from '@inertiajs/react';
import { useState } from 'react';

/** Props to load when a branch opens or a search starts. */
export const TREE = ['tree', 'open', 'query', 'found'];

/**
 * The open branches: shown as open immediately, kept in the address, and filled by the server.
 * @param open the server's state
 * @param url the page without them
 */
export function useBranches(open: number[], url: string): [Set<number>, (ids: Set<number>) => void] {
  const [changed, setChanged] = useState<{ from: number[]; to: Set<number> } | null>(null);
  const expanded = changed?.from === open ? changed.to : new Set(open);

  function change(ids: Set<number>) {
    setChanged({ from: open, to: ids });
    router.get(url, ids.size ? { open: [...ids].join('.') } : {}, {
      only: TREE,
      preserveState: true,
      preserveScroll: true,
      replace: true,
    });
  }

  return [expanded, change];
}
