import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.js';

interface Props extends Omit<ComponentProps<'button'>, 'onClick'> {
  icon: IconName;
  /** Only read out. */
  label: string;
  /** Disabled, but still focusable. */
  off?: boolean;
  onClick(): void;
}

/** A button that is a drawing alone. */
export function IconButton({ icon, label, off = false, onClick, className = '', ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      className={`icon-button needs-script ${className}`}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
    >
      <Icon name={icon} />
    </button>
  );
}
