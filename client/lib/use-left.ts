import { useEffect, useEffectEvent, useRef } from 'react';

/** Whatever ends a press: what is dragged and what brings a menu up is let go unheard. */
const RELEASES = ['mouseup', 'dragend', 'contextmenu'];

/**
 * What a field that closes has for its `onBlur`. A press elsewhere takes the focus away, but only its release makes a
 * click, and only of what still lies under it: until then the field stays, so that nothing moves.
 */
export function useLeft(onLeft: () => void): () => void {
  const isPressed = useRef(false);
  const isWaiting = useRef(false);
  const release = useEffectEvent(() => {
    isPressed.current = false;
    if (isWaiting.current) onLeft();
    isWaiting.current = false;
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
  return () => {
    if (isPressed.current) isWaiting.current = true;
    else onLeft();
  };
}
