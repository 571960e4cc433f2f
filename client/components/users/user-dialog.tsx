import type { UserForm } from '../../../src/users/users.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { RecordDialog } from '../admin/record-dialog.js';
import { EditForm } from '../form/edit-form.js';
import { FormSection } from '../form/form-section.js';
import { TextField } from '../form/text-field.js';
import { useRecordForm } from '../form/use-edit-form.js';
import { PersonFields } from './person-fields.js';
import { RightsFields } from './rights-fields.js';
import { UserState } from './user-state.js';

interface Props {
  form: UserForm;
  companies: { id: number; name: string }[];
  closeUrl: string;
  returnTo: string;
}

/** Invites a person, or changes a person's data and role. */
export function UserDialog({ form, companies, closeUrl, returnTo }: Props) {
  const { t } = useI18n();
  const isNew = form.id === null;
  const edit = useRecordForm(form, fieldsOf(form));
  const name = `${form.firstName} ${form.lastName}`.trim() || form.email;
  return (
    <RecordDialog title={isNew ? t('users.new_title') : name} closeUrl={closeUrl} returnTo={returnTo}>
      {isNew ? <p className="field-hint">{t('users.new_intro')}</p> : <UserState user={form} name={name} />}
      <EditForm
        form={edit}
        submitLabel={t(isNew ? 'users.send_invitation' : 'admin.form.save')}
        closeUrl={closeUrl}
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
          <PersonFields required={!isNew} />
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
