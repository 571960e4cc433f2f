import { type PointerEvent, type RefObject, useState } from 'react';

interface Reorder {
  /** The place before which what is dragged would be put; null while nothing is. */
  target: number | null;
  /** For the handle of an item. */
  start(event: PointerEvent<HTMLElement>, from: number): void;
}

/** Lets the items of a list be dragged to another place; beside it there must be buttons that do the same. */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): Reorder {
  const [target, setTarget] = useState<number | null>(null);

  function placeAt(y: number): number {
    const items = [...(list.current?.children ?? [])];
    const above = items.filter((item) => {
      const { top, height } = item.getBoundingClientRect();
      return top + height / 2 < y;
    });
    items[above.length]?.scrollIntoView({ block: 'nearest' });
    return above.length;
  }

  function start(event: PointerEvent<HTMLElement>, from: number) {
    const handle = event.currentTarget;
    const ended = new AbortController();
    let place = from;
    function end(isDropped: boolean) {
      ended.abort();
      setTarget(null);
      const to = place > from ? place - 1 : place;
      if (isDropped && to !== from) onMove(from, to);
    }
    handle.setPointerCapture(event.pointerId);
    const { signal } = ended;
    handle.addEventListener(
      'pointermove',
      ({ clientY }: globalThis.PointerEvent) => setTarget((place = placeAt(clientY))),
      {
        signal,
      },
    );
    handle.addEventListener('pointerup', () => end(true), { signal });
    handle.addEventListener('pointercancel', () => end(false), { signal });
  }

  return { target, start };
}
