import type { UserForm } from '../../../src/users/users.pages.js';
import type { UserType } from '../../../src/access/actor.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { CompanyField } from '../admin/company-field.js';
import { ChoiceField } from '../form/choice-field.js';
import { FormSection } from '../form/form-section.js';

const LEVELS = [0, 1, 2, 3] as const;

interface Props {
  user: UserForm;
  chosenType: UserType;
  companies: { id: number; name: string }[];
}

/** A person's role and company, with an explanation of each choice. */
export function RightsFields({ user, chosenType, companies }: Props) {
  const { t } = useI18n();
  const { can, userTypes } = user;
  // a person's current role remains readable even if the actor may not assign it
  const types = userTypes.includes(user.userType) ? userTypes : [...userTypes, user.userType];
  return (
    <FormSection title={t('users.rights')}>
      {!can.editRights && <p className="field-hint span-all">{t('users.rights_fixed')}</p>}
      <ChoiceField
        name="userType"
        label={t('users.fields.type')}
        disabled={!can.editRights}
        options={types.map((value) => ({
          value,
          label: t(`users.types.${value}`),
          hint: t(`users.type_hints.${value}`),
        }))}
      />
      {chosenType === 'employee' && (
        <ChoiceField
          name="permissionLevel"
          label={t('users.fields.level')}
          disabled={!can.editRights}
          options={LEVELS.map((value) => ({
            value,
            label: t(`users.levels.${value}.label`),
            hint: t(`users.levels.${value}.hint`),
          }))}
        />
      )}
      {can.chooseCompany && chosenType !== 'super_admin' && (
        <CompanyField label={t('users.fields.company')} companies={companies} />
      )}
    </FormSection>
  );
}
