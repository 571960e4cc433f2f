import { Icon } from '../../ui/icon.js';

interface Props {
  icon: 'up' | 'down' | 'close';
  label: string;
  /** It stays where it is, so that the focus does. */
  off?: boolean;
  onStep(): void;
}

/** A step that is taken with a feature of the list. */
export function AttributeStep({ icon, label, off = false, onStep }: Props) {
  return (
    <button
      type="button"
      className="icon-button needs-script"
      data-step={icon}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onStep()}
    >
      <Icon name={icon} />
    </button>
  );
}
