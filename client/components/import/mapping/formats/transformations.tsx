import { useI18n } from '../../../../lib/i18n/i18n.js';
import { FormSection } from '../../../form/form-section.js';
import { SelectField } from '../../../form/select-field.js';
import { TextField } from '../../../form/text-field.js';

/** How the values of the file are read. */
export function Transformations() {
  const { t } = useI18n();
  return (
    <FormSection title={t('formats.settings.title')}>
      <SelectField
        name="decimalSign"
        label={t('formats.settings.decimal')}
        options={[
          { value: null, label: t('formats.settings.decimal_auto') },
          { value: ',', label: t('formats.settings.comma') },
          { value: '.', label: t('formats.settings.point') },
        ]}
      />
      <TextField
        name="priceFactor"
        label={t('formats.settings.factor')}
        hint={t('formats.settings.factor_hint')}
        inputMode="decimal"
        maxLength={12}
      />
      <TextField
        name="currency"
        label={t('fields.currency')}
        hint={t('formats.settings.currency_hint')}
        maxLength={3}
      />
      <SelectField
        name="language"
        label={t('formats.settings.language')}
        options={[
          { value: null, label: t('formats.settings.language_auto') },
          { value: 'sl', label: t('formats.settings.sl') },
          { value: 'en', label: t('formats.settings.en') },
          { value: 'other', label: t('formats.settings.third') },
        ]}
      />
      <TextField
        name="listSeparator"
        label={t('formats.settings.list')}
        hint={t('formats.settings.list_hint')}
        maxLength={5}
      />
      <TextField
        name="categorySeparator"
        label={t('formats.settings.category')}
        hint={t('formats.settings.category_hint')}
        maxLength={5}
      />
    </FormSection>
  );
}
