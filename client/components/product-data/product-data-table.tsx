import type { SortLink } from '../../../src/core/http/api/pagination.js';
import type { ProductDataRow } from '../../../src/product-data/page/product-data.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../admin/list/data-table.js';
import { Moment } from '../admin/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { Text } from '../ui/text.js';
import { Completeness } from './completeness.js';
import { DataStatusText } from './data-status-text.js';
import { DecisionButtons } from './decision-buttons.js';

interface Props {
  items: ProductDataRow[];
  sorts: SortLink[];
  /** Whether it has to be said whose each is. */
  ofAllCompanies: boolean;
}

export function ProductDataTable({ items, sorts, ofAllCompanies }: Props) {
  const { t } = useI18n();
  const below = ({ brand, companyName }: Pick<ProductDataRow, 'brand' | 'companyName'>) =>
    [brand, ofAllCompanies && companyName].filter(Boolean).join(' · ');
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
    <DataTable
      caption={t('product-data.title')}
      columns={columns}
      rows={items}
      sorts={sorts}
      actions={({ can, status, actionUrl, name }) =>
        can.decide &&
        status === 'requested' && (
          <span className="row-buttons">
            <DecisionButtons url={actionUrl} name={name.text} status={status} />
          </span>
        )
      }
    />
  );
}
