import { router } from '@inertiajs/react';
import type { UserForm } from '../../../src/users/users.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { withoutConfirmation } from '../../lib/visits/leave-confirmation.js';
import { PRESERVE_STATE } from '../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';

/** Turns a person's second factor off; empty if there is none, or without the permission. */
export function SecondFactorButton({ user, name }: { user: UserForm; name: string }) {
  const { t } = useI18n();
  const url = user.secondFactorUrl;
  if (!url) return null;
  return (
    <ConfirmedButton
      small
      label={t('users.second_factor.remove')}
      description={t('users.second_factor.remove_of', { name })}
      title={t('users.second_factor.remove_title', { name })}
      confirmLabel={t('users.second_factor.remove')}
      onConfirm={() => withoutConfirmation(() => router.delete(url, PRESERVE_STATE))}
    >
      <p>{t('users.second_factor.remove_text')}</p>
    </ConfirmedButton>
  );
}
