import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Props {
  label: string;
  checked: boolean;
  /** Some of what it stands for. */
  partly?: boolean;
  /** `isRange`: with the shift key. */
  onCheck(checked: boolean, isRange: boolean): void;
}

/** Takes a row of a list, or all of them, into the selection. */
export function RowCheck({ label, checked, partly = false, onCheck }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.indeterminate = partly;
  }, [partly]);
  // a tick from before the page came alive is in sight, but nobody has heard of it
  const tellEarlyTick = useEffectEvent(() => {
    if (input.current!.checked !== checked) onCheck(input.current!.checked, false);
  });
  useLayoutEffect(() => tellEarlyTick(), []);
  return (
    <label className="row-check needs-script">
      <input
        ref={input}
        type="checkbox"
        checked={checked}
        onChange={({ target, nativeEvent }) => onCheck(target.checked, (nativeEvent as MouseEvent).shiftKey)}
      />
      <span className="hidden-text">{label}</span>
    </label>
  );
}
