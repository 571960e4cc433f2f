import type { CompanyForm } from '../../../src/companies/companies.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { VerifiedTag } from '../users/verified-tag.js';
import { Cluster, Stack } from '../ui/layout/boxes.js';

/** People who registered a store and wait for its approval; empty if there are none. */
export function PendingAdmins({ admins }: { admins: CompanyForm['pendingAdmins'] }) {
  const { t } = useI18n();
  if (admins.length === 0) return null;
  return (
    <Stack gap={1} className="pending-admins">
      <p>{t('companies.pending_admins', { count: admins.length })}</p>
      <ul>
        {admins.map(({ name, email, emailVerified }) => (
          <Cluster as="li" gap={[0, 2]} align="baseline" padY={1} breaks key={email}>
            <strong>{name}</strong> <span>{email}</span>
            <VerifiedTag verified={emailVerified} />
          </Cluster>
        ))}
      </ul>
    </Stack>
  );
}
