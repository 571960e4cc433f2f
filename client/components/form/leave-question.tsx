import { useI18n } from '../../lib/i18n/i18n.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';

interface Props {
  leaving: { asking: boolean; stay(): void; leave(): void };
}

/** Asks before typed changes are given up. */
export function LeaveQuestion({ leaving }: Props) {
  const { t } = useI18n();
  return (
    <Dialog
      open={leaving.asking}
      title={t('admin.form.leave.title')}
      onClose={leaving.stay}
      actions={
        <>
          <Button type="button" onClick={leaving.leave}>
            {t('admin.form.leave.discard')}
          </Button>
          <Button type="button" variant="main" data-first-focus onClick={leaving.stay}>
            {t('admin.form.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('admin.form.leave.text')}</p>
    </Dialog>
  );
}
