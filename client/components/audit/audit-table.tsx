import type { AuditEntryProps } from '../../../src/audit/audit.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../admin/list/data-table.js';
import { Moment } from '../admin/moment.js';
import { Changes } from './changes.js';

/** Kept changes, newest first. */
export function AuditTable({ entries }: { entries: AuditEntryProps[] }) {
  const { t } = useI18n();
  const columns: Column<AuditEntryProps>[] = [
    { id: 'at', label: t('audit.when'), cell: ({ at }) => <Moment iso={at} /> },
    { id: 'actor', label: t('audit.who'), cell: ({ actor }) => actor ?? t('audit.command') },
    {
      id: 'action',
      label: t('audit.what'),
      cell: ({ actionText, objectUrl, objectName, objectId }) => {
        const name = objectName ?? t('audit.object', { id: objectId });
        return (
          <>
            {actionText}{' '}
            {objectUrl ? (
              <a data-visit data-no-prefetch href={objectUrl}>
                {name}
              </a>
            ) : (
              name
            )}
          </>
        );
      },
    },
    { id: 'changes', label: t('audit.changes'), cell: ({ changes }) => <Changes changes={changes} /> },
  ];
  return <DataTable caption={t('audit.title')} columns={columns} rows={entries} />;
}
