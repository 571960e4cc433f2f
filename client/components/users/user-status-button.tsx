import { router } from '@inertiajs/react';
import type { UserRow } from '../../../src/users/users.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { withoutConfirmation } from '../../lib/visits/leave-confirmation.js';
import { PRESERVE_STATE } from '../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';

interface Props {
  user: Pick<UserRow, 'name' | 'email' | 'isSignUp' | 'activateUrl' | 'deactivateUrl'>;
  small?: boolean;
}

/** Activates or deactivates a person; empty without the permission. */
export function UserStatusButton({ user, small }: Props) {
  const { t } = useI18n();
  const { name, email, isSignUp, activateUrl, deactivateUrl } = user;
  const url = activateUrl ?? deactivateUrl;
  if (!url) return null;
  const step = activateUrl ? 'activate' : 'deactivate';
  return (
    <ConfirmedButton
      small={small}
      label={t(`users.${step}.label`)}
      description={t(`users.${step}.of`, { name })}
      title={t(`users.${step}.title`, { name })}
      confirmLabel={t(`users.${step}.label`)}
      onConfirm={() =>
        withoutConfirmation(() =>
          router.patch(url, { status: activateUrl ? 'active' : 'inactive' }, PRESERVE_STATE),
        )
      }
    >
      <p>{t(activateUrl && isSignUp ? 'users.activate.approval_text' : `users.${step}.text`, { email })}</p>
    </ConfirmedButton>
  );
}
