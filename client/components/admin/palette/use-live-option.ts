import { type RefObject, useEffect } from 'react';

const ATTRIBUTE = 'aria-activedescendant';

/**
 * Prevents the field from referring to a removed option: the list is redrawn immediately, and the field
 * learns its first option half a second later.
 */
export function useLiveOption(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const id = field.current?.getAttribute(ATTRIBUTE);
      if (id && !document.getElementById(id)) field.current!.removeAttribute(ATTRIBUTE);
    });
    observer.observe(list.current!, { childList: true, subtree: true, attributeFilter: [ATTRIBUTE] });
    return () => observer.disconnect();
  }, [list, field]);
}
