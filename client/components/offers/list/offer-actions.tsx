import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { FlashData } from '../../../../src/core/inertia/pages.js';
import type { ManagedOffer } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ConfirmDialog } from '../../admin/confirmed-button.js';
import { RowMenu } from '../../admin/list/menu-panel.js';
import type { CellEdits } from './cells/use-cell-edits.js';

interface Props {
  offer: ManagedOffer;
  edits: CellEdits;
  /** It is gone. */
  onDelete(): void;
}

/** The actions on a product in its list; empty without the permission. */
export function OfferActions({ offer, edits, onDelete }: Props) {
  const { t } = useI18n();
  const [asking, setAsking] = useState(false);
  const { id, name, actionUrl, copyUrl, status, version } = offer;
  if (!actionUrl) return null;
  const isActive = status === 'active' || status === 'blocked';
  const step = isActive ? 'deactivate' : 'activate';
  const ofName = { name: name.text };
  const place = { id, field: 'status' } as const;
  const edit = edits.of(place);
  return (
    <>
      <RowMenu label={t('admin.list.actions_of', ofName)}>
        <li>
          <a data-visit href={copyUrl} aria-label={t('offers.copy.of', ofName)}>
            {t('offers.copy.label')}
          </a>
        </li>
        <li className="needs-script">
          <button
            type="button"
            aria-label={t(`offers.${step}.of`, ofName)}
            aria-busy={edit && edit.state !== 'open' ? true : undefined}
            onClick={() => edits.send(place, isActive ? 'inactive' : 'active')}
          >
            {t(`offers.${step}.label`)}
          </button>
        </li>
        <li className="needs-script">
          <button type="button" aria-label={t('offers.delete.of', ofName)} onClick={() => setAsking(true)}>
            {t('offers.delete.label')}
          </button>
        </li>
      </RowMenu>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('offers.delete.title', ofName)}
        confirmLabel={t('offers.delete.label')}
        onConfirm={() =>
          router.delete(actionUrl, {
            data: { _version: version },
            preserveScroll: true,
            preserveState: true,
            onSuccess: ({ flash }) => (flash as FlashData).undo && onDelete(),
          })
        }
      >
        <p>{t('offers.delete.text')}</p>
      </ConfirmDialog>
      <span className="form-error" role="alert">
        {edit?.error}
      </span>
    </>
  );
}
