import { useI18n } from '../../lib/i18n/i18n.js';
import { CopyField } from './copy-field.js';

/** The address of a page to pass on, folded. @param url absolute */
export function ShareLink({ label, url }: { label: string; url: string }) {
  const { t } = useI18n();
  return (
    <details className="share">
      <summary className="chip">{t('common.share')}</summary>
      <CopyField label={label} value={url} />
    </details>
  );
}
