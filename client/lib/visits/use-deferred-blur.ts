import { useEffect, useEffectEvent, useRef } from 'react';

/** Whatever ends a press: what is dragged, brings a menu up or is pressed in a list is let go unheard; a key goes on. */
const RELEASES = ['mouseup', 'dragend', 'contextmenu', 'keydown'];

/**
 * For `onBlur` where something moves when a field is left. A press elsewhere takes the focus away, but only its release
 * makes a click, and only of what still lies under it: until then everything stays where it is.
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
