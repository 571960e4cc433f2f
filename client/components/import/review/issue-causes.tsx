import type { ImportDetail } from '../../../../src/import/import.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { DataTable } from '../../admin/list/data-table.js';
import { SeverityDot } from './severity-dot.js';

/** Each cause of issues once, with the number of affected products and the page that removes it. */
export function IssueCauses({ counts }: { counts: ImportDetail['issueCounts'] }) {
  const { t, number } = useI18n();
  return (
    <DataTable
      caption={t('import.issues.causes')}
      rows={counts}
      rowKey={({ code, severity }) => `${code} ${severity}`}
      columns={[
        {
          id: 'cause',
          label: t('import.issues.cause'),
          cell: ({ severity, message, url }) => (
            <>
              <SeverityDot severity={severity} />
              <span className="hidden-text">{t(`import.issues.severities.${severity}`)}: </span>
              <a data-visit href={url}>
                {message}
              </a>
            </>
          ),
        },
        {
          id: 'products',
          label: t('import.issues.products'),
          numeric: true,
          cell: ({ items, count }) => (items === null ? t('import.issues.count', { count }) : number(items)),
        },
        {
          id: 'repair',
          label: t('import.issues.repair'),
          cell: ({ repairUrl, message }) =>
            repairUrl ? (
              <a data-visit href={repairUrl} aria-label={t('import.issues.repair_for', { cause: message })}>
                {t('import.issues.repair_here')}
              </a>
            ) : (
              t('import.issues.in_file')
            ),
        },
      ]}
    />
  );
}
