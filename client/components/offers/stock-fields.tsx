import { useI18n } from '../../lib/i18n/i18n.js';
import { FormSection } from '../form/form-section.js';
import { SelectField } from '../form/select-field.js';
import { TextField } from '../form/text-field.js';
import { AVAILABILITIES } from './list/cells/editable.js';

/** Whether the product is there, and what it takes to get it. */
export function StockFields() {
  const { t } = useI18n();
  return (
    <FormSection title={t('offers.sections.stock')}>
      <SelectField
        name="availability"
        label={t('fields.availability')}
        options={AVAILABILITIES.map((value) => ({ value, label: t(`products.availability.${value}`) }))}
      />
      <TextField
        name="stock"
        inputMode="numeric"
        label={t('fields.stock')}
        hint={t('offers.hints.stock')}
        autoComplete="off"
      />
      <TextField
        name="deliveryCost"
        inputMode="decimal"
        label={t('fields.deliveryCost')}
        hint={t('offers.hints.delivery_cost')}
        autoComplete="off"
      />
      <div className="field-pair">
        <TextField
          name="deliveryDays.min"
          inputMode="numeric"
          label={t('fields.deliveryDaysMin')}
          autoComplete="off"
        />
        <TextField
          name="deliveryDays.max"
          inputMode="numeric"
          label={t('fields.deliveryDaysMax')}
          autoComplete="off"
        />
      </div>
    </FormSection>
  );
}
