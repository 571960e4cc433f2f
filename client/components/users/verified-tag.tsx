import { useI18n } from '../../lib/i18n/i18n.js';

/** Whether an e-mail address is confirmed; null: unknown. */
export function VerifiedTag({ verified }: { verified: boolean | null }) {
  const { t } = useI18n();
  if (verified === null) return null;
  return (
    <span className={verified ? 'tag tag-good' : 'tag tag-warn'}>
      {t(verified ? 'users.verified' : 'users.not_verified')}
    </span>
  );
}
