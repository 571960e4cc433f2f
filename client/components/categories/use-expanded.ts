import { useState } from 'react';

/** The opened branches of a tree, as long as the tab is open; nothing at the beginning. */
export function useExpanded(name: string): [Set<number>, (ids: Set<number>) => void] {
  const key = `expanded ${name}`;
  const [expanded, setExpanded] = useState(() => read(key));

  function change(ids: Set<number>) {
    setExpanded(ids);
    try {
      sessionStorage.setItem(key, JSON.stringify([...ids]));
    } catch {
      // without storage they last as long as the page
    }
  }

  return [expanded, change];
}

function read(key: string): Set<number> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as number[]);
  } catch {
    return new Set();
  }
}
