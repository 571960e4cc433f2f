import { usePage } from '@inertiajs/react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Notice } from '../ui/notice.js';

/** Shown by the script in the document when a part of the page could not be fetched; see start-script.ts. */
export function LostNotice() {
  const { t } = useI18n();
  // with its address, for search engines take an empty one for a link that leads nowhere
  const { url } = usePage();
  return (
    <Notice tone="bad" className="lost-notice" role="alert" hidden data-lost-chunk>
      {t('common.lost_chunk.text')} <a href={url}>{t('common.lost_chunk.reload')}</a>
    </Notice>
  );
}
