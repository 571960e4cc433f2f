import { router } from '@inertiajs/react';
import type { FlashData } from '../../../../src/core/inertia/pages.js';
import type { ManagedProduct } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ConfirmedButton } from '../../admin/confirmed-button.js';
import { RecordLink } from '../../admin/record-link.js';
import type { CellEdits } from './use-cell-edits.js';

interface Props {
  offer: ManagedProduct;
  edits: CellEdits;
  /** It is gone. */
  onDelete(): void;
}

/** What can be done with a product in its list; nothing without the right. */
export function OfferActions({ offer, edits, onDelete }: Props) {
  const { t } = useI18n();
  const { id, name, actionUrl, copyUrl, status, version } = offer;
  if (!actionUrl) return null;
  const isActive = status === 'active';
  const step = isActive ? 'deactivate' : 'activate';
  const ofName = { name: name.text };
  const place = { id, field: 'status' } as const;
  const edit = edits.of(place);
  return (
    <span className="row-buttons">
      <RecordLink
        id={`copy-offer-${id}`}
        className="button button-small"
        href={copyUrl}
        aria-label={t('offers.copy.of', ofName)}
      >
        {t('offers.copy.label')}
      </RecordLink>
      <button
        type="button"
        className="button button-small needs-script"
        aria-label={t(`offers.${step}.of`, ofName)}
        aria-busy={edit && edit.state !== 'open' ? true : undefined}
        onClick={() => edits.send(place, isActive ? 'inactive' : 'active')}
      >
        {t(`offers.${step}.label`)}
      </button>
      <ConfirmedButton
        className="button button-small"
        label={t('offers.delete.label')}
        description={t('offers.delete.of', ofName)}
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
      </ConfirmedButton>
      <span className="form-error" role="alert">
        {edit?.error}
      </span>
    </span>
  );
}
