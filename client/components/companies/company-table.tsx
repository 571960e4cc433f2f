import type { CompanyRow } from '../../../src/companies/companies.pages.js';
import type { SortLink } from '../../../src/core/http/api/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../admin/list/data-table.js';
import { Moment } from '../admin/moment.js';
import { RecordLink } from '../admin/record-link.js';
import { Picture } from '../ui/picture.js';

export function CompanyTable({ companies, sorts }: { companies: CompanyRow[]; sorts: SortLink[] }) {
  const { t, number } = useI18n();
  const columns: Column<CompanyRow>[] = [
    {
      id: 'name',
      label: t('companies.fields.name'),
      cell: ({ id, url, companyName, website, logo }) => (
        <span className="with-logo">
          <span className="row-logo" aria-hidden="true">
            {logo ? <Picture picture={logo} sizes="40px" alt="" /> : companyName.charAt(0)}
          </span>
          <span>
            <RecordLink id={`company-${id}`} href={url}>
              {companyName}
            </RecordLink>
            {website && <small>{website.replace(/^https?:\/\/|\/$/g, '')}</small>}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      label: t('companies.fields.status'),
      cell: ({ status }) => (
        <span className={`status status-${status}`}>{t(`companies.status.${status}`)}</span>
      ),
    },
    {
      id: 'products',
      label: t('companies.fields.products'),
      numeric: true,
      cell: ({ productCount }) => number(productCount),
    },
    {
      id: 'users',
      label: t('companies.fields.users'),
      numeric: true,
      cell: ({ userCount }) => number(userCount),
    },
    {
      id: 'createdAt',
      label: t('companies.fields.created'),
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
  ];
  return (
    <DataTable
      caption={t('companies.title')}
      columns={columns}
      rows={companies}
      rowKey={({ id }) => id}
      sorts={sorts}
    />
  );
}
