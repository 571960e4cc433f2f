import type { UserForm } from '../../../src/users/users.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { RecordDialog } from '../admin/record-dialog.js';
import { RecordLink } from '../admin/record-link.js';
import { EditForm } from '../form/edit-form.js';
import { FormSection } from '../form/form-section.js';
import { SelectField } from '../form/select-field.js';
import { TextField } from '../form/text-field.js';
import { useEditForm } from '../form/use-edit-form.js';
import { RightsFields } from './rights-fields.js';
import { UserState } from './user-state.js';

interface Props {
  form: UserForm;
  companies: { id: number; name: string }[];
  closeUrl: string;
  returnTo: string;
}

/** Inviting somebody, or changing who somebody is and may. */
export function UserDialog({ form, companies, closeUrl, returnTo }: Props) {
  const { t } = useI18n();
  const isNew = form.id === null;
  const edit = useEditForm({
    method: isNew ? 'post' : 'put',
    url: form.url,
    version: form.version,
    saved: fieldsOf(form),
  });
  const name = `${form.firstName} ${form.lastName}`.trim() || form.email;
  return (
    <RecordDialog title={isNew ? t('users.new_title') : name} closeUrl={closeUrl} returnTo={returnTo}>
      {isNew ? <p className="field-hint">{t('users.new_intro')}</p> : <UserState user={form} name={name} />}
      <EditForm
        form={edit}
        submitLabel={t(isNew ? 'users.send_invitation' : 'admin.form.save')}
        actions={
          <RecordLink className="button" href={closeUrl} replace>
            {t('admin.form.cancel')}
          </RecordLink>
        }
      >
        <FormSection title={t('users.person')}>
          {isNew && (
            <div className="span-all">
              <TextField
                name="email"
                type="email"
                label={t('users.fields.email')}
                hint={t('users.email_hint')}
                autoComplete="off"
                required
              />
            </div>
          )}
          <TextField
            name="firstName"
            label={t('users.fields.first_name')}
            autoComplete="off"
            required={!isNew}
          />
          <TextField
            name="lastName"
            label={t('users.fields.last_name')}
            autoComplete="off"
            required={!isNew}
          />
          <TextField name="phone" type="tel" label={t('users.fields.phone')} autoComplete="off" />
          <SelectField
            name="locale"
            label={t('users.fields.locale')}
            hint={t('users.locale_hint')}
            options={(['sl', 'en'] as const).map((value) => ({
              value,
              label: t(`admin.form.languages.${value}`),
            }))}
          />
        </FormSection>
        <RightsFields user={form} chosenType={edit.data.userType} companies={companies} />
      </EditForm>
    </RecordDialog>
  );
}

function fieldsOf(form: UserForm) {
  const { email, firstName, lastName, phone, locale, userType, permissionLevel, companyId } = form;
  return { email, firstName, lastName, phone, locale, userType, permissionLevel, companyId };
}
