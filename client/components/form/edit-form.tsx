import { type FormEvent, type ReactNode, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { FormToken } from '../../lib/forms/form-token.js';
import { usePreHydrationEdits } from '../../lib/forms/use-pre-hydration-edits.js';
import { CancelLink } from './cancel-link.js';
import { DraftNotice } from './draft-notice.js';
import { FormErrors } from './form-errors.js';
import { LeaveQuestion } from './leave-question.js';
import type { EditFormState } from './use-edit-form.js';
import { EditFormContext } from './use-field.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { Box, Cluster } from '../ui/layout/boxes.js';

interface Props {
  form: EditFormState;
  /** Label of the button: "Invite", "Save changes". */
  submitLabel: string;
  /** Whether any field has the mark that is explained above them. */
  hasRequired?: boolean;
  /** Whether the server accepts the form without JavaScript. */
  plain?: boolean;
  /** The page without the form, if that is a dialog. */
  closeUrl?: string;
  /** More buttons next to it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every form of the admin area: notices, fields, buttons. */
export function EditForm(props: Props) {
  const { form, submitLabel, hasRequired = true, plain = false, closeUrl, actions, children } = props;
  const { t } = useI18n();
  const element = useRef<HTMLFormElement>(null);
  usePreHydrationEdits(element);

  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }

  return (
    <EditFormContext value={form}>
      <Box
        ref={element}
        as="form"
        gap={5}
        packed
        className="form edit-form"
        method="post"
        action={form.url}
        noValidate
        onSubmit={submit}
      >
        {plain ? (
          <FormToken />
        ) : (
          <noscript>
            <Notice>{t('admin.form.needs_javascript')}</Notice>
          </noscript>
        )}
        <DraftNotice />
        <FormErrors form={element} />
        {hasRequired && <p className="field-hint">{t('admin.form.required')}</p>}
        {children}
        <Cluster gap={2} align="center" padY={3} line="top" className="form-actions">
          <span role="status" className="field-hint">
            {form.changed && !form.processing && t('admin.form.unsaved')}
          </span>
          {closeUrl && <CancelLink href={closeUrl} />}
          {actions}
          <Button
            type="submit"
            variant="main"
            className={plain ? undefined : 'needs-script'}
            aria-disabled={form.processing || undefined}
          >
            {form.processing ? t('admin.form.saving') : submitLabel}
          </Button>
        </Cluster>
      </Box>
      <LeaveQuestion leaving={form.leaving} />
    </EditFormContext>
  );
}
