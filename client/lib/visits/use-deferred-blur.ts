import { useEffect, useEffectEvent, useRef } from 'react';

/** Events that end a press: drag, context menu and selection in a list; a key does not. */
const RELEASES = ['mouseup', 'dragend', 'contextmenu', 'keydown'];

/**
 * For `onBlur` if leaving a field moves other elements. A press elsewhere moves the focus, but its release is
 * a click only on the element that is still under the pointer: the handler runs after that.
 */
export function useDeferredBlur<Field = void>(onLeft: (field: Field) => void): (field: Field) => void {
  const isPressed = useRef(false);
  const waiting = useRef<{ field: Field } | null>(null);
  const release = useEffectEvent(() => {
    isPressed.current = false;
    if (waiting.current) onLeft(waiting.current.field);
    waiting.current = null;
  });
  useEffect(() => {
    const press = () => void (isPressed.current = true);
    const letGo = () => release();
    window.addEventListener('mousedown', press, true);
    for (const event of RELEASES) window.addEventListener(event, letGo, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      for (const event of RELEASES) window.removeEventListener(event, letGo, true);
    };
  }, []);
  return (field) => {
    if (isPressed.current) waiting.current = { field };
    else onLeft(field);
  };
}
