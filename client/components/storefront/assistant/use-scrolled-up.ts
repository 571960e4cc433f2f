import { useEffect, useState } from 'react';

/** Less is no direction: a finger trembles. */
const STEP_PX = 8;

/** Whether a person below the header scrolls back towards it, or reached the end. */
export function useScrolledUp(): boolean {
  const [isScrolledUp, setScrolledUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function look() {
      const { scrollY, innerHeight } = window;
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - STEP_PX;
      const isTop = scrollY < innerHeight / 4;
      if (!isTop && !isEnd && Math.abs(scrollY - last) < STEP_PX) return;
      setScrolledUp(!isTop && (isEnd || scrollY < last));
      last = scrollY;
    }
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isScrolledUp;
}
