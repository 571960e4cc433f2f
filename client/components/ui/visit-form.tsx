import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { PostForm } from './post-form.js';

interface Props {
  action: string;
  /** Label of the button. */
  sendLabel: string;
  children: ReactNode;
}

/** A form for people without an account. */
export function VisitForm({ action, sendLabel, children }: Props) {
  const { t } = useI18n();
  return (
    <PostForm action={action} sendLabel={sendLabel}>
      {children}
      {/* a trap for programs that fill in every field */}
      <div hidden>
        <label>
          {t('common.leave_empty')} <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </PostForm>
  );
}
