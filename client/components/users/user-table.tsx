import type { SortLink } from '../../../src/core/http/api/pagination.js';
import type { UserRow } from '../../../src/users/users.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../admin/list/data-table.js';
import { Moment } from '../admin/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { UserStatusButton } from './user-status-button.js';

interface Props {
  users: UserRow[];
  sorts: SortLink[];
  ofAllCompanies: boolean;
}

export function UserTable({ users, sorts, ofAllCompanies }: Props) {
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
      cell: ({ status }) => <span className={`status status-${status}`}>{t(`users.status.${status}`)}</span>,
    },
    { id: 'lastSeenAt', label: t('users.fields.last_seen'), cell: (row) => <Moment iso={row.lastSeenAt} /> },
  ];
  return (
    <DataTable
      caption={t('users.list')}
      columns={columns.filter(({ id }) => ofAllCompanies || id !== 'company')}
      rows={users}
      sorts={sorts}
      actions={(row) => <UserStatusButton user={row} className="button button-small" />}
    />
  );
}
