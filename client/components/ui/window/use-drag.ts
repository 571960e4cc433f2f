import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useState } from 'react';

interface Drag {
  style: CSSProperties;
  start(event: PointerEvent<HTMLElement>): void;
}

/** Lets an element be moved by a handle, never out of the viewport, also when that shrinks. */
export function useDrag(element: RefObject<HTMLElement | null>, enabled: boolean): Drag {
  const [offset, setOffset] = useState({ x: 0, y: 0 });

  useEffect(() => {
    if (!enabled) return;
    function keepInside() {
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const x = within(0, -box.left, window.innerWidth - box.right);
      const y = within(0, -box.top, window.innerHeight - box.bottom);
      if (x || y) setOffset((offset) => ({ x: offset.x + x, y: offset.y + y }));
    }
    // it grows with its content, and the viewport may shrink while it is hidden
    const sizes = new ResizeObserver(keepInside);
    sizes.observe(element.current!);
    window.addEventListener('resize', keepInside);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', keepInside);
    };
  }, [element, enabled]);

  function start(event: PointerEvent<HTMLElement>) {
    const box = element.current?.getBoundingClientRect();
    if (!enabled || !box || (event.target as Element).closest('button')) return;
    const from = { x: event.clientX, y: event.clientY };
    const handle = event.currentTarget;
    const move = (moved: globalThis.PointerEvent) =>
      setOffset({
        x: offset.x + within(moved.clientX - from.x, -box.left, window.innerWidth - box.right),
        y: offset.y + within(moved.clientY - from.y, -box.top, window.innerHeight - box.bottom),
      });
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  }

  return { style: { translate: `${offset.x}px ${offset.y}px` }, start };
}

function within(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
