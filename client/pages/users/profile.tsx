import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { ChangePassword } from '../../components/auth/change-password.js';
import { SecondFactor } from '../../components/auth/second-factor.js';
import { EditForm } from '../../components/form/edit-form.js';
import { FormSection } from '../../components/form/form-section.js';
import { useEditForm } from '../../components/form/use-edit-form.js';
import { type Fact, Facts } from '../../components/ui/facts.js';
import { OwnAccount } from '../../components/users/own-account.js';
import { PersonFields } from '../../components/users/person-fields.js';
import { VerifiedTag } from '../../components/users/verified-tag.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Stack } from '../../components/ui/layout/boxes.js';

/** A person's own data. */
export default function UserProfile({ profile }: PageProps<'users/profile'>) {
  const { url, version, email, emailVerified, firstName, lastName, phone, locale } = profile;
  const { userType, permissionLevel, companyName, secondFactor } = profile;
  const { t } = useI18n();
  const { session } = useShared();
  const form = useEditForm({ method: 'put', url, version, saved: { firstName, lastName, phone, locale } });
  const level = userType === 'employee' && t(`users.levels.${permissionLevel}.label`);
  const facts: Fact[] = [
    [
      t('users.fields.email'),
      <>
        {email}
        <VerifiedTag verified={emailVerified} />
      </>,
    ],
    [t('users.fields.company'), companyName ?? t('users.platform')],
    [t('users.fields.type'), [t(`users.types.${userType}`), level].filter(Boolean).join(' · ')],
  ];
  return (
    <>
      <PageTitle title={t('users.profile.title')} />
      <div className="columns">
        <EditForm form={form} submitLabel={t('admin.form.save')}>
          <FormSection title={t('users.person')}>
            <PersonFields own />
          </FormSection>
        </EditForm>
        {session && (
          <Stack as="section" gap={4} className="password-change" aria-labelledby="password-title">
            <h2 id="password-title">{t('users.profile.password')}</h2>
            <ChangePassword
              email={email}
              needsCode={secondFactor?.isOn ?? false}
              provider={session.provider}
              sessionUrl={session.url}
            />
          </Stack>
        )}
        {session && secondFactor && (
          <Stack as="section" gap={4} className="password-change" aria-labelledby="second-factor-title">
            <h2 id="second-factor-title">{t('users.second_factor.title')}</h2>
            <SecondFactor
              isOn={secondFactor.isOn}
              email={email}
              provider={session.provider}
              sessionUrl={session.url}
            />
          </Stack>
        )}
        <Stack as="section" gap={3} fit packed className="record-state" aria-labelledby="account-title">
          <h2 id="account-title">{t('users.profile.account')}</h2>
          <Facts facts={facts} />
        </Stack>
        <OwnAccount
          dataUrl={profile.dataUrl}
          deletionUrl={profile.deletionUrl}
          stays={t('account.deletion.stays')}
        />
      </div>
    </>
  );
}
