import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';

/** For elements that are neither of the two below, such as a link that opens a window. */
export const ICON_BUTTON = 'icon-button';

type Drawn =
  | { icon: IconName; children?: never }
  /** The drawing of this button alone. */
  | { icon?: never; children: ReactNode };

interface Shared {
  /** Only read out. */
  label: string;
  /** Its place among others; never another look. */
  className?: string;
}

type ButtonProps = Shared &
  Drawn &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** Disabled, but still focusable. */
    off?: boolean;
  };

/** A button that is a drawing alone. */
export function IconButton({ icon, children, label, off, onClick, className, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classes(onClick && 'needs-script', className)}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      {icon ? <Icon name={icon} /> : children}
    </button>
  );
}

/** A link that is a drawing alone. */
export function IconLink({
  icon,
  children,
  label,
  className,
  ...link
}: Shared & Drawn & Omit<ComponentProps<'a'>, 'children'>) {
  return (
    <a {...link} className={classes(className)} aria-label={label}>
      {icon ? <Icon name={icon} /> : children}
    </a>
  );
}

const classes = (...more: (string | undefined | false)[]) => [ICON_BUTTON, ...more].filter(Boolean).join(' ');
