import type { PageProps } from '../../../src/core/inertia/pages.js';
import { AddLink } from '../../components/admin/list/add-link.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { InvitationLink } from '../../components/users/invitation-link.js';
import { UserDialog } from '../../components/users/user-dialog.js';
import { UserList } from '../../components/users/user-list.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const NEW = 'new-user';

/** The people of a company, or of all of them. */
export default function UsersIndex(props: PageProps<'users/index'>) {
  const { companies, form } = props;
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
      <UserList {...props} action={invite()} />
    </>
  );
}
