import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '../../lib/i18n.js';
import { Icon } from './icon.js';
import { useDrag } from './use-drag.js';

interface Props {
  open: boolean;
  title: string;
  /** Escape, the close button, or a click on the backdrop. */
  onClose(): void;
  draggable?: boolean;
  maximisable?: boolean;
  /** Buttons at the foot. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal window on the native element: centred, movable inside the viewport, closed by Escape. */
export function Dialog({ open, title, onClose, draggable = true, maximisable = false, ...rest }: Props) {
  const { t } = useI18n();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [maximised, setMaximised] = useState(false);
  const drag = useDrag(element, draggable && !maximised);

  useEffect(() => {
    const dialog = element.current;
    if (open) dialog?.showModal();
    return () => dialog?.close();
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={titleId}
      data-maximised={maximised || undefined}
      style={maximised ? undefined : drag.style}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="dialog-header" data-draggable={draggable || undefined} onPointerDown={drag.start}>
        <h2 id={titleId}>{title}</h2>
        {maximisable && (
          <button
            type="button"
            className="icon-button"
            aria-label={t(maximised ? 'common.dialog.restore' : 'common.dialog.maximise')}
            onClick={() => setMaximised(!maximised)}
          >
            <Icon name={maximised ? 'restore' : 'maximise'} />
          </button>
        )}
        <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="dialog-body">{rest.children}</div>
      {rest.actions && <footer className="dialog-actions">{rest.actions}</footer>}
    </dialog>
  );
}
