import { usePage } from '@inertiajs/react';
import { useState } from 'react';
import type { FlashData } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { CopyField } from '../share/copy-field.js';

/** The link for an invited person, shown once: no mail could be sent. */
export function InvitationLink() {
  const { t } = useI18n();
  const { invitationLink } = usePage().flash as FlashData;
  const [closed, setClosed] = useState<string | null>(null);
  if (!invitationLink || closed === invitationLink.url) return null;
  const close = () => setClosed(invitationLink.url);
  return (
    <Dialog
      open
      title={t('users.link.title')}
      onClose={close}
      actions={
        <Button type="button" className="needs-script" onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      <div className="form">
        <p>{t('users.link.text', { email: invitationLink.email })}</p>
        <CopyField label={t('users.link.label')} value={invitationLink.url} />
      </div>
    </Dialog>
  );
}
