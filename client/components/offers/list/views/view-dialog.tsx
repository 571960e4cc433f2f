import { router } from '@inertiajs/react';
import { type FormEvent, useId, useState } from 'react';
import type { OfferViewProps, ViewSharing } from '../../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../../lib/visits/preserve-state.js';
import { ConfirmDialog } from '../../../admin/confirmed-button.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { MAX_VIEW_NAME } from './save-view.js';

interface Props {
  view: OfferViewProps;
  sharing: ViewSharing | null;
  viewsOf: ViewSharing;
  onClose(): void;
}

/** Renames a view, shares it, or deletes it after a question. */
export function ViewDialog({ view, sharing, viewsOf, onClose }: Props) {
  const { t } = useI18n();
  const form = useId();
  const [error, setError] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const url = view.actionUrl!;
  const name = view.name!;

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const body = { name: sent.get('name'), shared: sent.has('shared') };
    router.patch(url, body, {
      ...PRESERVE_STATE,
      onSuccess: onClose,
      onError: (errors) => setError(Object.values(errors).join(' ')),
    });
  }

  if (isDeleting)
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={t('offers.views.delete_title', { name })}
        confirmLabel={t('offers.views.delete')}
        onConfirm={() => router.delete(url, PRESERVE_STATE)}
      >
        <p>{view.shared ? t(`offers.views.delete_shared.${viewsOf}`) : t('offers.views.delete_own')}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog
      open
      title={t('offers.views.edit_title')}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={() => setDeleting(true)}>
            {t('offers.views.delete')}
          </Button>
          <Button type="button" onClick={onClose}>
            {t('admin.form.cancel')}
          </Button>
          <Button type="submit" form={form} variant="main">
            {t('admin.form.save')}
          </Button>
        </>
      }
    >
      <form id={form} className="form" noValidate onSubmit={save}>
        <Field name="name" label={t('offers.views.name')} error={error}>
          {(control) => (
            <input {...control} autoComplete="off" required maxLength={MAX_VIEW_NAME} defaultValue={name} />
          )}
        </Field>
        {sharing && (
          <label className="check">
            <input type="checkbox" name="shared" defaultChecked={view.shared} />
            <span>{t(`offers.views.share.${sharing}`)}</span>
          </label>
        )}
      </form>
    </Dialog>
  );
}
