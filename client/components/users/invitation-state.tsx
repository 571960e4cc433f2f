import type { InvitationProps } from '../../../src/users/users.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** Whether the last invitation was used, and when it was sent. */
export function InvitationState({ invitation: { state, sentAt } }: { invitation: InvitationProps }) {
  const { t, date } = useI18n();
  return <>{t(`users.invitation_states.${state}`, { at: date(sentAt) })}</>;
}
