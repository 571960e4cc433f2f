import { type ReactNode, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Dialog } from '../ui/dialog.js';

interface Props {
  label: string;
  /** For lists, where the label alone does not say whom it is about. */
  description?: string;
  className?: string;
  /** The question, what happens, and the button that makes it happen. */
  title: string;
  children: ReactNode;
  confirmLabel: string;
  onConfirm(): void;
}

/** A step that is taken only after it has been said what it does. */
export function ConfirmedButton(props: Props) {
  const { label, description, className = 'button', title, children, confirmLabel, onConfirm } = props;
  const { t } = useI18n();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${className} needs-script`}
        aria-label={description}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
      <Dialog
        open={asking}
        title={title}
        onClose={() => setAsking(false)}
        actions={
          <>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {t('admin.form.cancel')}
            </button>
            <button
              type="button"
              className="button button-main"
              onClick={() => {
                setAsking(false);
                onConfirm();
              }}
            >
              {confirmLabel}
            </button>
          </>
        }
      >
        <div className="prose">{children}</div>
      </Dialog>
    </>
  );
}
