import { type ChangeEvent, useEffect, useRef } from 'react';

interface Props {
  label: string;
  checked: boolean;
  /** Some of what it stands for. */
  partly?: boolean;
  /** `isRange`: with the shift key. */
  onToggle(isRange: boolean): void;
}

/** Takes a row of a list, or all of them, into the selection. */
export function RowCheck({ label, checked, partly = false, onToggle }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.indeterminate = partly;
  }, [partly]);
  const isRange = ({ nativeEvent }: ChangeEvent) => (nativeEvent as MouseEvent).shiftKey;
  return (
    <label className="row-check needs-script">
      <input ref={input} type="checkbox" checked={checked} onChange={(event) => onToggle(isRange(event))} />
      <span className="hidden-text">{label}</span>
    </label>
  );
}
