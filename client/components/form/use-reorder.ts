import { type PointerEvent, type RefObject, useState } from 'react';

interface Reorder {
  /** The place for the dragged item; null while no item is dragged. */
  target: number | null;
  /** For the handle of an item. */
  start(event: PointerEvent<HTMLElement>, from: number): void;
}

/** Lets people drag the items of a list; the list must also have buttons for this. */
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
