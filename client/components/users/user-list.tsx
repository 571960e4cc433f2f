import type { ReactNode } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { UserRow } from '../../../src/users/users.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { CompanyFilter } from '../admin/list/company-filter.js';
import type { Column } from '../admin/list/data-table.js';
import { FilterChoices } from '../admin/list/filter-choices.js';
import { TableList } from '../admin/list/table-list.js';
import { Moment } from '../admin/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { InvitationState } from './invitation-state.js';
import { UserStatusButton } from './user-status-button.js';
import { Status } from '../admin/status.js';

const TYPES = ['super_admin', 'admin', 'employee'] as const;

/** The people with search, states and filters. */
export function UserList(props: PageProps<'users/index'> & { action: ReactNode }) {
  const { companies, filters, filterCounts } = props;
  const { t } = useI18n();
  const columns: Column<UserRow>[] = [
    {
      id: 'name',
      label: t('users.fields.name'),
      cell: ({ id, url, name, email }) => (
        <>
          <RecordLink id={`user-${id}`} href={url}>
            {name}
          </RecordLink>
          {email !== name && <small>{email}</small>}
        </>
      ),
    },
    {
      id: 'type',
      label: t('users.fields.type'),
      cell: ({ userType, permissionLevel }) => (
        <>
          {t(`users.types.${userType}`)}
          {userType === 'employee' && <small>{t(`users.levels.${permissionLevel}.label`)}</small>}
        </>
      ),
    },
    {
      id: 'company',
      label: t('users.fields.company'),
      cell: ({ companyName }) => companyName ?? t('users.platform'),
    },
    {
      id: 'status',
      label: t('users.fields.status'),
      cell: ({ status, invitation }) => (
        <>
          <Status status={status}>{t(`users.status.${status}`)}</Status>
          {invitation && invitation.state !== 'accepted' && (
            <small>
              <InvitationState invitation={invitation} />
            </small>
          )}
        </>
      ),
    },
    { id: 'lastSeenAt', label: t('users.fields.last_seen'), cell: (row) => <Moment iso={row.lastSeenAt} /> },
  ];
  return (
    <TableList
      label={t('users.list')}
      list={props}
      states={{ label: t('users.by_status'), nameOf: (id) => t(`users.statuses.${id}`) }}
      searchLabel={t('users.search')}
      only={['users']}
      filters={
        <>
          <FilterChoices
            name="userType"
            label={t('users.fields.type')}
            all={t('users.all_types')}
            options={TYPES.map((value) => ({
              value,
              label: t(`users.types.${value}`),
              count: filterCounts.userType[value] ?? 0,
            }))}
            chosen={filters.userType ? [filters.userType] : []}
          />
          <CompanyFilter
            label={t('users.fields.company')}
            all={t('users.all_companies')}
            companies={companies}
            chosen={filters.companyId}
            counts={filterCounts.company}
          />
        </>
      }
      counted={t('users.count', { count: props.count })}
      none={t('users.none')}
      action={props.action}
      rows={props.users}
      columns={columns}
      actions={(row) => <UserStatusButton user={row} small />}
      bulk={{
        nameOf: ({ name }) => name,
        actions: (count) =>
          (['activate', 'deactivate'] as const).map((step) => ({
            label: t(`users.${step}.label`),
            field: ['status', step === 'activate' ? 'active' : 'inactive'],
            question: {
              title: t(`users.bulk.${step}.title`, { count }),
              text: t(`users.bulk.${step}.text`),
            },
          })),
      }}
    />
  );
}
