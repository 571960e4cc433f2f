import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../../lib/forms/use-hydrated.js';

/** The form of bulk actions without JavaScript. */
export const BULK_FORM = 'bulk';

interface Props {
  label: string;
  /** Id of the row; missing if no action works without JavaScript. */
  id?: number;
  checked: boolean;
  /** Some of its rows are selected. */
  partly?: boolean;
  /** `isRange`: with the shift key. */
  onCheck(checked: boolean, isRange: boolean): void;
}

/** Takes a row of a list, or all of them, into the selection. */
export function RowCheck({ label, id, checked, partly = false, onCheck }: Props) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.indeterminate = partly;
  }, [partly]);
  // a box checked before hydration is visible, but React has no event for it
  const tellEarlyTick = useEffectEvent(() => {
    if (input.current!.checked !== checked) onCheck(input.current!.checked, false);
  });
  useLayoutEffect(() => tellEarlyTick(), []);
  return (
    <label className={id === undefined ? 'row-check needs-script' : 'row-check'}>
      <input
        ref={input}
        type="checkbox"
        {...(!isHydrated && { name: 'ids', value: id, form: BULK_FORM })}
        checked={checked}
        onChange={({ target, nativeEvent }) => onCheck(target.checked, (nativeEvent as MouseEvent).shiftKey)}
      />
      <span className="hidden-text">{label}</span>
    </label>
  );
}
