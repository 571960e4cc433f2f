import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { PostForm } from './post-form.js';

interface Props {
  action: string;
  /** What sending does. */
  sendLabel: string;
  children: ReactNode;
}

/** What somebody without an account sends. */
export function VisitForm({ action, sendLabel, children }: Props) {
  const { t } = useI18n();
  return (
    <PostForm action={action} sendLabel={sendLabel}>
      {children}
      {/* for programs that fill in whatever there is */}
      <div hidden>
        <label>
          {t('common.leave_empty')} <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </PostForm>
  );
}
