import { router } from '@inertiajs/react';
import { useState } from 'react';

/** What opening a branch, or a search, loads anew. */
export const TREE = ['tree', 'open', 'query', 'found'];

/**
 * The opened branches: shown as opened at once, kept in the address, and filled by the server.
 * @param open as the server knows them
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
