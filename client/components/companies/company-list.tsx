import type { ReactNode } from 'react';
import type { CompanyRow } from '../../../src/companies/companies.pages.js';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import type { Column } from '../admin/list/data-table.js';
import { TableList } from '../admin/list/table-list.js';
import { Moment } from '../admin/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { WithLogo } from '../ui/with-logo.js';
import { Status } from '../admin/status.js';

/** The stores with search, states and pages. */
export function CompanyList(props: PageProps<'companies/index'> & { action: ReactNode }) {
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
      cell: ({ status }) => <Status status={status}>{t(`companies.status.${status}`)}</Status>,
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
    <TableList
      label={t('companies.title')}
      list={props}
      states={{ label: t('companies.by_status'), nameOf: (id) => t(`companies.statuses.${id}`) }}
      searchLabel={t('companies.search')}
      only={['companies']}
      counted={t('companies.count', { count: props.count })}
      none={t('companies.none')}
      action={props.action}
      rows={props.companies}
      columns={columns}
      bulk={{
        nameOf: ({ companyName }) => companyName,
        actions: (count) =>
          (['activate', 'deactivate'] as const).map((step) => ({
            label: t(`companies.bulk.${step}.label`),
            field: ['active', String(step === 'activate')],
            question: {
              title: t(`companies.bulk.${step}.title`, { count }),
              text: t(`companies.bulk.${step}.text`),
            },
          })),
      }}
    />
  );
}
