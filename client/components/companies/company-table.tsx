import type { CompanyRow } from '../../../src/companies/companies.pages.js';
import type { SortLink } from '../../../src/core/http/api/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../admin/list/data-table.js';
import { Moment } from '../admin/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { WithLogo } from '../ui/with-logo.js';

export function CompanyTable({ companies, sorts }: { companies: CompanyRow[]; sorts: SortLink[] }) {
  const { t, number } = useI18n();
  const columns: Column<CompanyRow>[] = [
    {
      id: 'name',
      label: t('companies.fields.name'),
      cell: ({ id, url, companyName, website, logo }) => (
        <WithLogo picture={logo} name={companyName}>
          <RecordLink id={`company-${id}`} href={url}>
            {companyName}
          </RecordLink>
          {website && <small>{website.replace(/^https?:\/\/|\/$/g, '')}</small>}
        </WithLogo>
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
  return <DataTable caption={t('companies.title')} columns={columns} rows={companies} sorts={sorts} />;
}
