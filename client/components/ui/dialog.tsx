import '../../styles/ui/dialog.css';
import { type ReactNode, useId, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { IconButton } from './icon-button.js';
import { useDrag } from './window/use-drag.js';
import { useModal } from './window/use-modal.js';
import { WorkIcon } from './work-icon.js';

interface Props {
  open: boolean;
  title: string;
  /** Escape or the close button. */
  onClose(): void;
  draggable?: boolean;
  maximised?: boolean;
  /** Left out: it stays at its size. */
  onMaximise?(maximised: boolean): void;
  /** For forms: as wide as two columns of fields, and the whole screen on phones. */
  wide?: boolean;
  /** Buttons at the foot. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal window on the native element: centred, movable inside the viewport, closed by Escape. Without JavaScript it
 *  is a section of the page. */
export function Dialog({ open, ...props }: Props) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  onClose,
  draggable = true,
  maximised = false,
  onMaximise,
  wide,
  ...rest
}: Omit<Props, 'open'>) {
  const { t } = useI18n();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const drag = useDrag(element, draggable && !maximised);
  useModal(element, onClose);

  return (
    <dialog
      ref={element}
      open
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-maximised={maximised || undefined}
      style={maximised ? undefined : drag.style}
    >
      <header className="dialog-header" data-draggable={draggable || undefined} onPointerDown={drag.start}>
        <h2 id={titleId}>{title}</h2>
        {onMaximise && (
          <IconButton
            className="dialog-maximise"
            label={t(maximised ? 'common.dialog.restore' : 'common.dialog.maximise')}
            onClick={() => onMaximise(!maximised)}
          >
            <WorkIcon name={maximised ? 'restore' : 'maximise'} />
          </IconButton>
        )}
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </header>
      <div className="dialog-body">{rest.children}</div>
      {rest.actions && <footer className="dialog-actions">{rest.actions}</footer>}
    </dialog>
  );
}
