import { router } from '@inertiajs/react';
import type { DataStatus } from '../../../src/product-data/product-data.entity.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { withoutConfirmation } from '../../lib/visits/leave-confirmation.js';
import { PRESERVE_STATE } from '../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';

const STEPS = { approved: 'approve', rejected: 'reject' } as const;

interface Props {
  /** PATCH */
  url: string;
  name: string;
  status: DataStatus;
  /** Version that the person saw; missing in lists. */
  version?: string | null;
}

/** Approves or rejects a description; its current state is not offered. */
export function DecisionButtons({ url, name, status, version }: Props) {
  const { t } = useI18n();

  function decide(status: DataStatus) {
    const data = { status, ...(version && { _version: version }) };
    withoutConfirmation(() => router.patch(url, data, PRESERVE_STATE));
  }

  return (['approved', 'rejected'] as const)
    .filter((decision) => decision !== status)
    .map((decision) => (
      <ConfirmedButton
        key={decision}
        small
        label={t(`product-data.${STEPS[decision]}.label`)}
        description={t(`product-data.${STEPS[decision]}.of`, { name })}
        title={t(`product-data.${STEPS[decision]}.title`, { name })}
        confirmLabel={t(`product-data.${STEPS[decision]}.label`)}
        onConfirm={() => decide(decision)}
      >
        <p>{t(`product-data.${STEPS[decision]}.text`)}</p>
      </ConfirmedButton>
    ));
}
