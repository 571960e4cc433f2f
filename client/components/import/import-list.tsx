import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { DryRunCounters } from '../../../src/import/import.entity.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import type { Column } from '../admin/list/data-table.js';
import { RefusedRecords } from '../admin/list/refused-records.js';
import { useRecordTable } from '../admin/list/use-record-table.js';
import { Moment } from '../admin/moment.js';
import { Pagination } from '../ui/navigation/pagination.js';
import { ImportModeText } from './import-mode-text.js';
import { Status } from './status.js';

const changedOf = ({ created, updated, deactivated }: DryRunCounters) => created + updated + deactivated;

/** Earlier imports, newest first. */
export function ImportList(props: PageProps<'import/index'>) {
  const { imports } = props;
  const { t, number } = useI18n();
  const columns: Column<(typeof imports)[number]>[] = [
    {
      id: 'file',
      label: t('import.list.file'),
      cell: ({ url, fileName, companyName, mode, dryRunContent }) => (
        <>
          <a data-visit href={url}>
            {fileName}
          </a>
          {companyName && <small className="import-mode">{companyName}</small>}
          {mode !== 'full' && (
            <small className="import-mode">
              <ImportModeText mode={mode} dryRunContent={dryRunContent} />
            </small>
          )}
        </>
      ),
    },
    { id: 'when', label: t('import.list.when'), cell: ({ createdAt }) => <Moment iso={createdAt} /> },
    { id: 'status', label: t('import.list.status'), cell: ({ status }) => <Status status={status} /> },
    {
      id: 'read',
      label: t('import.list.read'),
      numeric: true,
      cell: ({ counters }) => number(counters.read),
    },
    {
      id: 'changed',
      label: t('import.list.changed'),
      numeric: true,
      cell: ({ dryRunCounters, counters }) =>
        dryRunCounters
          ? t('import.list.dry_run', { count: changedOf(dryRunCounters) })
          : number(changedOf(counters)),
    },
    {
      id: 'rejected',
      label: t('import.list.rejected'),
      numeric: true,
      cell: ({ counters }) => number(counters.rejected),
    },
  ];
  const title = t('import.list.title');
  const { menu, table, bar } = useRecordTable({
    label: title,
    list: { ...props, formUrl: props.closeUrl },
    rows: imports,
    columns,
    bulk: {
      nameOf: ({ fileName }) => fileName,
      actions: (count) => [
        {
          label: t('import.list.cancel.label'),
          field: ['action', 'cancel'],
          question: {
            title: t('import.list.cancel.title', { count }),
            text: t('import.current.cancel_text'),
            keepLabel: t('import.current.keep'),
          },
        },
      ],
    },
  });
  return (
    <section aria-labelledby="imports-title">
      <div className="section-head">
        <h2 id="imports-title">{title}</h2>
        {menu}
      </div>
      <RefusedRecords />
      {imports.length === 0 ? <p>{t('import.list.none')}</p> : table}
      <Pagination pages={props.importPages} inPlace />
      {bar}
    </section>
  );
}
