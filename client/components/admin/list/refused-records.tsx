import { usePage } from '@inertiajs/react';
import type { Refused } from '../../../../src/core/http/pages/refused.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Notice } from '../../ui/notice.js';

/** The records that the last bulk action did not change, with reasons. */
export function RefusedRecords() {
  const { t } = useI18n();
  const { refused } = usePage().flash as { refused?: Refused };
  if (!refused) return null;
  const { count, reasons } = refused;
  const unnamed = count - reasons.flatMap(({ names }) => names).length;
  const title = t('admin.list.refused', { count });
  return (
    <Notice as="section" tone="warn" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {reasons.map(({ text, names }) => (
          <li key={text}>
            {names.join('; ')}: {text}
          </li>
        ))}
        {unnamed > 0 && <li>{t('admin.list.refused_more', { count: unnamed })}</li>}
      </ul>
    </Notice>
  );
}
