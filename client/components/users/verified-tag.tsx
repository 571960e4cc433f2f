import { useI18n } from '../../lib/i18n/i18n.js';
import { Badge } from '../ui/badge.js';

/** Whether an e-mail address is confirmed; null: unknown. */
export function VerifiedTag({ verified }: { verified: boolean | null }) {
  const { t } = useI18n();
  if (verified === null) return null;
  return (
    <Badge tone={verified ? 'good' : 'warn'}>{t(verified ? 'users.verified' : 'users.not_verified')}</Badge>
  );
}
