import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { IconButton } from '../../ui/icon-button.js';

/** How much of a row a click moves, so that a card that was cut is seen as a whole. */
const STEP = 0.9;

/** Moves the row of cards in the same section; for a mouse, because fingers and keys move it anyway. */
export function RowArrows() {
  const { t } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ before: false, after: false });
  const rowOf = () => place.current?.closest('section')?.querySelector('.cards-row');

  useEffect(() => {
    const row = rowOf();
    if (!row) return;
    const measure = () =>
      setRoom({
        before: row.scrollLeft > 1,
        after: row.scrollLeft + row.clientWidth < row.scrollWidth - 1,
      });
    const sizes = new ResizeObserver(measure);
    sizes.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);

  const isNeeded = room.before || room.after;
  const arrow = (icon: 'left' | 'right', label: string, hasRoom: boolean, sign: number) => (
    <IconButton
      icon={icon}
      label={label}
      off={!hasRoom}
      onClick={() => rowOf()?.scrollBy({ left: sign * STEP * rowOf()!.clientWidth })}
    />
  );
  return (
    <div ref={place} className="row-arrows">
      {isNeeded && arrow('left', t('products.row.back'), room.before, -1)}
      {isNeeded && arrow('right', t('products.row.on'), room.after, 1)}
    </div>
  );
}
