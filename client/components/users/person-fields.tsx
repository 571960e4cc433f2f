import { useI18n } from '../../lib/i18n/i18n.js';
import { SelectField } from '../form/select-field.js';
import { TextField } from '../form/text-field.js';

interface Props {
  /** The person's own data: the browser may fill them in. */
  own?: boolean;
  required?: boolean;
}

/** Name, contact data and mail language of a person. */
export function PersonFields({ own = false, required = true }: Props) {
  const { t } = useI18n();
  return (
    <>
      <TextField
        name="firstName"
        label={t('users.fields.first_name')}
        autoComplete={own ? 'given-name' : 'off'}
        required={required}
      />
      <TextField
        name="lastName"
        label={t('users.fields.last_name')}
        autoComplete={own ? 'family-name' : 'off'}
        required={required}
      />
      <TextField name="phone" type="tel" label={t('users.fields.phone')} autoComplete={own ? 'tel' : 'off'} />
      <SelectField
        name="locale"
        label={t('users.fields.locale')}
        hint={t('users.locale_hint')}
        options={(['sl', 'en'] as const).map((value) => ({
          value,
          label: t(`admin.form.languages.${value}`),
        }))}
      />
    </>
  );
}
