import { useI18n } from '../../lib/i18n/i18n.js';
import { useFormContext } from './use-field.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { boxClass } from '../ui/layout/boxes.js';

/** Informs the person that an earlier draft was restored. */
export function DraftNotice() {
  const { t } = useI18n();
  const { restored, discard } = useFormContext();
  return (
    <div role="status">
      {restored && (
        <Notice
          as="div"
          className={boxClass('cluster', { gap: [2, 4], align: 'center', justify: 'between' })}
        >
          <p>{t('admin.form.draft.restored')}</p>
          <Button type="button" onClick={discard}>
            {t('admin.form.draft.discard')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
