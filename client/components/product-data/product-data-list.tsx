import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { ProductDataRow } from '../../../src/product-data/page/product-data.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { addToast } from '../../lib/toasts.js';
import type { Column } from '../admin/list/data-table.js';
import { TableList } from '../admin/list/table-list.js';
import { Moment } from '../admin/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { Text } from '../ui/text.js';
import { Completeness } from './completeness.js';
import { DataFilters } from './data-filters.js';
import { DataStatusText } from './data-status-text.js';
import { DecisionButtons } from './decision-buttons.js';
import { Row } from '../ui/layout/boxes.js';

/** The descriptions with search, states and pages; for people of the platform by company, too. */
export function ProductDataList(props: PageProps<'product-data/index'> & { action: ReactNode }) {
  const { count, companies, companyCount, maxFound } = props;
  const { t } = useI18n();
  const failure = companyCount?.failure ?? null;
  useEffect(() => {
    if (failure) addToast({ ...failure, id: 'company-count' });
  }, [failure]);
  const below = ({ brand, companyName }: Pick<ProductDataRow, 'brand' | 'companyName'>) =>
    [brand, companies.length > 0 && companyName].filter(Boolean).join(' · ');
  const columns: Column<ProductDataRow>[] = [
    {
      id: 'name',
      label: t('fields.name'),
      cell: ({ id, url, name, complete, ...row }) => (
        <>
          <RecordLink id={`product-data-${id}`} href={url}>
            <Text value={name} />
          </RecordLink>
          {below(row) && <small>{below(row)}</small>}
          <Completeness complete={complete} />
        </>
      ),
    },
    {
      id: 'ean',
      label: t('fields.ean'),
      cell: ({ ean }) => ean,
    },
    {
      id: 'status',
      label: t('product-data.fields.status'),
      cell: ({ status }) => <DataStatusText status={status} />,
    },
    {
      id: 'updatedAt',
      label: t('product-data.fields.updated'),
      cell: ({ updatedAt }) => <Moment iso={updatedAt} />,
    },
  ];
  return (
    <TableList
      label={t('product-data.title')}
      list={props}
      states={{ label: t('product-data.by_status'), nameOf: (id) => t(`product-data.statuses.${id}`) }}
      searchLabel={t('product-data.search')}
      only={['items', 'companyCount', 'companyCounts', 'bulkUrl']}
      filters={<DataFilters {...props} />}
      counted={
        <>
          {t('product-data.count', { count })}
          {companyCount && ` · ${t('product-data.company_count', { count: companyCount.count })}`}
        </>
      }
      none={t('product-data.none')}
      action={props.action}
      rows={props.items}
      columns={columns}
      actions={({ can, status, actionUrl, name }) =>
        can.decide &&
        status === 'requested' && (
          <Row as="span" inline gap={1} align="center" className="row-buttons">
            <DecisionButtons url={actionUrl} name={name.text} status={status} />
          </Row>
        )
      }
      bulk={{
        nameOf: ({ name }) => name.text,
        found: {
          count: Math.min(count, maxFound),
          label: t(count > maxFound ? 'admin.list.select_first' : 'admin.list.select_found', {
            count: Math.min(count, maxFound),
          }),
        },
        actions: (count) =>
          (['approve', 'reject'] as const).map((step) => ({
            label: t(`product-data.${step}.label`),
            field: ['status', step === 'approve' ? 'approved' : 'rejected'],
            question: {
              title: t(`product-data.bulk.${step}.title`, { count }),
              text: t(`product-data.bulk.${step}.text`),
            },
          })),
      }}
    />
  );
}
