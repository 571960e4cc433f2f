import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { CompanyFilter } from '../../components/admin/list/company-filter.js';
import { FilterChoices } from '../../components/admin/list/filter-choices.js';
import { ListToolbar } from '../../components/admin/list/list-toolbar.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { RecordLink } from '../../components/admin/record-link.js';
import { sortOf } from '../../components/admin/list/sort-of.js';
import { StatusTabs } from '../../components/admin/list/status-tabs.js';
import { Icon } from '../../components/ui/icon.js';
import { Pagination } from '../../components/ui/pagination.js';
import { InvitationLink } from '../../components/users/invitation-link.js';
import { UserDialog } from '../../components/users/user-dialog.js';
import { UserTable } from '../../components/users/user-table.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const NEW = 'new-user';
const TYPES = ['super_admin', 'admin', 'employee'] as const;
const LIST = [
  'users',
  'count',
  'pagination',
  'sorts',
  'filters',
  'filterCounts',
  'statusCounts',
  'resetUrl',
  'newUrl',
  'closeUrl',
];

/** The people of a company, or of all of them. */
export default function UsersIndex(props: PageProps<'users/index'>) {
  const { users, count, companies, filters, filterCounts, form, resetUrl } = props;
  const { t } = useI18n();
  const invite = (id?: string) => (
    <RecordLink id={id} className="button button-main" href={props.newUrl}>
      <Icon name="plus" />
      {t('users.invite')}
    </RecordLink>
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
      <section className="list" aria-label={t('users.list')}>
        <StatusTabs
          label={t('users.by_status')}
          tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`users.statuses.${tab.id}`) }))}
        />
        <ListToolbar
          url={props.formUrl}
          query={filters.query}
          searchLabel={t('users.search')}
          keep={{ status: filters.status, ...sortOf(props.sorts) }}
          only={LIST}
          resetUrl={resetUrl}
        >
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
        </ListToolbar>
        <p role="status" className="list-count">
          {t('users.count', { count })}
        </p>
        {users.length > 0 ? (
          <UserTable users={users} sorts={props.sorts} ofAllCompanies={companies.length > 0} />
        ) : (
          <EmptyList resetUrl={resetUrl} text={t('users.none')} action={invite()} />
        )}
        <Pagination pages={props.pagination} />
      </section>
    </>
  );
}
