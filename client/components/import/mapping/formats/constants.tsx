import { useI18n } from '../../../../lib/i18n/i18n.js';
import { FormSection } from '../../../form/form-section.js';
import { SelectField } from '../../../form/select-field.js';
import { TextField } from '../../../form/text-field.js';

/** Default values for products without a value in the file. */
export function Constants() {
  const { t } = useI18n();
  const unsaid = { value: '', label: t('formats.constants.unsaid') };
  return (
    <FormSection title={t('formats.constants.title')}>
      <p className="field-hint span-all">{t('formats.constants.intro')}</p>
      <SelectField
        name="constants.availability"
        label={t('fields.availability')}
        options={[
          unsaid,
          { value: 'in_stock', label: t('formats.constants.in_stock') },
          { value: 'backorder', label: t('formats.constants.backorder') },
          { value: 'out_of_stock', label: t('formats.constants.out_of_stock') },
        ]}
      />
      <SelectField
        name="constants.condition"
        label={t('fields.condition')}
        options={[
          unsaid,
          { value: 'new', label: t('formats.constants.new') },
          { value: 'refurbished', label: t('formats.constants.refurbished') },
          { value: 'used', label: t('formats.constants.used') },
        ]}
      />
      <TextField
        name="constants.deliveryCosts"
        label={t('fields.deliveryCost')}
        inputMode="decimal"
        maxLength={20}
      />
      <TextField
        name="constants.deliveryDaysMax"
        label={t('fields.deliveryDaysMax')}
        inputMode="numeric"
        maxLength={3}
      />
      <TextField name="constants.brand" label={t('fields.brand')} maxLength={120} />
      <TextField name="constants.categoryPath" label={t('formats.targets.categoryPath')} maxLength={200} />
    </FormSection>
  );
}
