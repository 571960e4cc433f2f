import { type ComponentProps, type ReactNode, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';

interface Question {
  /** The question, what happens, and the button that makes it happen. */
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** Label of the other button; default: "Cancel". */
  keepLabel?: string;
  onConfirm(): void;
}

interface Props extends Question, Pick<ComponentProps<typeof Button>, 'variant' | 'small'> {
  label: string;
  /** For lists, if the label alone does not name the record. */
  description?: string;
}

/** A button that explains its action and asks before it. */
export function ConfirmedButton({ label, description, variant, small, ...question }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant={variant}
        small={small}
        className="needs-script"
        aria-label={description}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog {...question} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

/** The dialog with the question. */
export function ConfirmDialog(props: Question & { open: boolean; onClose(): void }) {
  const { title, children, confirmLabel, keepLabel, onConfirm, open, onClose } = props;
  const { t } = useI18n();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {keepLabel ?? t('admin.form.cancel')}
          </Button>
          <Button
            type="button"
            variant="main"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="prose">{children}</div>
    </Dialog>
  );
}
