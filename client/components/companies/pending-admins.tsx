import type { CompanyForm } from '../../../src/companies/companies.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { VerifiedTag } from '../users/verified-tag.js';

/** People who registered a store and wait for its approval; empty if there are none. */
export function PendingAdmins({ admins }: { admins: CompanyForm['pendingAdmins'] }) {
  const { t } = useI18n();
  if (admins.length === 0) return null;
  return (
    <div className="pending-admins">
      <p>{t('companies.pending_admins', { count: admins.length })}</p>
      <ul>
        {admins.map(({ name, email, emailVerified }) => (
          <li key={email}>
            <strong>{name}</strong> <span>{email}</span>
            <VerifiedTag verified={emailVerified} />
          </li>
        ))}
      </ul>
    </div>
  );
}
