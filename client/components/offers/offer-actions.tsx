import { router } from '@inertiajs/react';
import type { ManagedProduct } from '../../../src/offers/offers.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';
import { RecordLink } from '../admin/record-link.js';

const STAY = { preserveScroll: true, preserveState: true };

/** What can be done with a product in its list; nothing without the right. */
export function OfferActions({ offer }: { offer: ManagedProduct }) {
  const { t } = useI18n();
  const { id, name, actionUrl, copyUrl, status } = offer;
  if (!actionUrl) return null;
  const isActive = status === 'active';
  const step = isActive ? 'deactivate' : 'activate';
  const ofName = { name: name.text };
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
        // without a version: it says where the product shall be, whatever else has been changed of it
        onClick={() => router.patch(actionUrl, { status: isActive ? 'inactive' : 'active' }, STAY)}
      >
        {t(`offers.${step}.label`)}
      </button>
      <ConfirmedButton
        className="button button-small"
        label={t('offers.delete.label')}
        description={t('offers.delete.of', ofName)}
        title={t('offers.delete.title', ofName)}
        confirmLabel={t('offers.delete.label')}
        onConfirm={() => router.delete(actionUrl, STAY)}
      >
        <p>{t('offers.delete.text')}</p>
      </ConfirmedButton>
    </span>
  );
}
