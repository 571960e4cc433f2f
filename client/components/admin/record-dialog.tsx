import { router } from '@inertiajs/react';
import { type ReactNode, useEffect } from 'react';
import { Dialog } from '../ui/dialog.js';
import { WINDOWS } from '../ui/record-link.js';
import { useMaximised } from './use-maximised.js';

interface Props {
  title: string;
  /** The list without the window. */
  closeUrl: string;
  /** Id of the element that opened it: the page may be loaded with the dialog open. */
  returnTo: string;
  /** false for a question, which is no form. */
  wide?: boolean;
  /** Buttons at the foot. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A record's form over its list. The address contains the record, so Back closes the form and a link opens
 * it.
 */
export function RecordDialog({ title, closeUrl, returnTo, wide = true, actions, children }: Props) {
  const [maximised, setMaximised] = useMaximised();
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(returnTo)?.focus();
    },
    [returnTo],
  );

  function close() {
    router.visit(closeUrl, { only: WINDOWS, preserveScroll: true, preserveState: true, replace: true });
  }

  return (
    <Dialog
      open
      wide={wide}
      maximised={wide && maximised}
      onMaximise={wide ? setMaximised : undefined}
      title={title}
      onClose={close}
      actions={actions}
    >
      {children}
    </Dialog>
  );
}
