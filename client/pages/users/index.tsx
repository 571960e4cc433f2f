import type { PageProps } from '../../../src/core/inertia/pages.js';
import { CompanyFilter } from '../../components/admin/list/company-filter.js';
import { FilterChoices } from '../../components/admin/list/filter-choices.js';
import { RecordList } from '../../components/admin/list/record-list.js';
import { AddLink } from '../../components/admin/list/add-link.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { sortOf } from '../../components/admin/list/sort-of.js';
import { StatusTabs } from '../../components/admin/list/status-tabs.js';
import { InvitationLink } from '../../components/users/invitation-link.js';
import { UserDialog } from '../../components/users/user-dialog.js';
import { UserTable } from '../../components/users/user-table.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const NEW = 'new-user';
const TYPES = ['super_admin', 'admin', 'employee'] as const;

/** The people of a company, or of all of them. */
export default function UsersIndex(props: PageProps<'users/index'>) {
  const { users, count, companies, filters, filterCounts, form } = props;
  const { t } = useI18n();
  const invite = (id?: string) => (
    <AddLink id={id} href={props.newUrl}>
      {t('users.invite')}
    </AddLink>
  );
  return (
    <>
      <PageTitle title={t('users.title')} intro={t('users.intro')} action={invite(NEW)} />
      <InvitationLink />
      {form && (
        <UserDialog
          key={form.id}
          form={form}
          companies={companies}
          closeUrl={props.closeUrl}
          returnTo={form.id === null ? NEW : `user-${form.id}`}
        />
      )}
      <RecordList
        label={t('users.list')}
        list={props}
        head={
          <StatusTabs
            label={t('users.by_status')}
            tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`users.statuses.${tab.id}`) }))}
          />
        }
        query={filters.query}
        searchLabel={t('users.search')}
        keep={{ status: filters.status, ...sortOf(props.sorts) }}
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
        counted={t('users.count', { count })}
        isEmpty={users.length === 0}
        none={t('users.none')}
        action={invite()}
      >
        <UserTable users={users} sorts={props.sorts} ofAllCompanies={companies.length > 0} />
      </RecordList>
    </>
  );
}
