import type { CompanyForm } from '../../../src/companies/companies.pages.js';
import { useI18n } from '../../lib/i18n.js';

/** Who signed a store up and waits with it; nothing when nobody does. */
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
            {emailVerified !== null && (
              <span className={emailVerified ? 'tag tag-good' : 'tag tag-warn'}>
                {t(emailVerified ? 'users.verified' : 'users.not_verified')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
