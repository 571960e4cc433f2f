import { useI18n } from '../../lib/i18n/i18n.js';
import { RecordLink } from '../ui/record-link.js';
import { buttonClass } from '../ui/button.js';

/** Closes the dialog over a list without a change. */
export function CancelLink({ href }: { href: string }) {
  const { t } = useI18n();
  return (
    <RecordLink className={buttonClass()} href={href} replace>
      {t('admin.form.cancel')}
    </RecordLink>
  );
}
