import { useI18n } from '../../lib/i18n/i18n.js';
import { useFormContext } from './use-field.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';

/** Informs the person that an earlier draft was restored. */
export function DraftNotice() {
  const { t } = useI18n();
  const { restored, discard } = useFormContext();
  return (
    <div role="status">
      {restored && (
        <Notice as="div" className="draft-notice">
          <p>{t('admin.form.draft.restored')}</p>
          <Button type="button" onClick={discard}>
            {t('admin.form.draft.discard')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
