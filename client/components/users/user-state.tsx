import { router } from '@inertiajs/react';
import type { UserForm } from '../../../src/users/users.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { withoutConfirmation } from '../../lib/visits/leave-confirmation.js';
import { PRESERVE_STATE } from '../../lib/visits/preserve-state.js';
import { Moment } from '../admin/moment.js';
import { Button } from '../ui/button.js';
import { type Fact, Facts } from '../ui/facts.js';
import { SecondFactorButton } from './second-factor-button.js';
import { UserStatusButton } from './user-status-button.js';
import { InvitationState } from './invitation-state.js';
import { VerifiedTag } from './verified-tag.js';
import { Status } from '../admin/status.js';
import { Cluster, Stack } from '../ui/layout/boxes.js';

/** The state of a person's account, and the actions that change it. */
export function UserState({ user, name }: { user: UserForm; name: string }) {
  const { t } = useI18n();
  const { status, email, emailVerified, invitationUrl } = user;
  const facts: Fact[] = [
    [
      t('users.fields.email'),
      <>
        {email}
        <VerifiedTag verified={emailVerified} />
      </>,
    ],
    [t('users.fields.status'), status && <Status status={status}>{t(`users.status.${status}`)}</Status>],
    [t('users.fields.invitation'), user.invitation && <InvitationState invitation={user.invitation} />],
    [t('users.fields.last_seen'), <Moment iso={user.lastSeenAt} />],
    [t('users.fields.created'), <Moment iso={user.createdAt} />],
  ];
  return (
    <Stack gap={3} fit packed className="record-state">
      <Facts facts={facts} />
      <Cluster gap={2}>
        {invitationUrl && (
          <Button
            type="button"
            small
            className="needs-script"
            onClick={() => withoutConfirmation(() => router.post(invitationUrl, {}, PRESERVE_STATE))}
          >
            {t('users.resend_invitation')}
          </Button>
        )}
        <SecondFactorButton user={user} name={name} />
        <UserStatusButton user={{ ...user, name }} small />
      </Cluster>
    </Stack>
  );
}
