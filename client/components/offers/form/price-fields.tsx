import type { OfferForm } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { SelectField } from '../../form/select-field.js';
import { TextField } from '../../form/text-field.js';
import { AVAILABILITIES } from '../list/cells/editable.js';
import { Grid } from '../../ui/layout/boxes.js';

/** The price, availability and delivery of a product. */
export function PriceFields({ form }: { form: OfferForm }) {
  const { t } = useI18n();
  return (
    <>
      <TextField
        name="price"
        inputMode="decimal"
        label={t('fields.price')}
        hint={t('offers.hints.price', { currency: form.currency })}
        autoComplete="off"
        required
      />
      <TextField
        name="regularPrice"
        inputMode="decimal"
        label={t('fields.regularPrice')}
        hint={t('offers.hints.regular_price')}
        autoComplete="off"
      />
      <TextField
        name="salePrice"
        inputMode="decimal"
        label={t('fields.salePrice')}
        hint={t('offers.hints.sale_price')}
        autoComplete="off"
      />
      <Grid gap={4} align="end" className="field-pair">
        <InstantField name="saleFrom" />
        <InstantField name="saleUntil" />
      </Grid>
      {form.kind === 'product' && <SupplyFields />}
      <InstantField name="expiresAt" hint={t('offers.hints.expires_at')} />
    </>
  );
}

/** A moment in the market's time. */
function InstantField({
  name,
  hint,
}: {
  name: 'saleFrom' | 'saleUntil' | 'availableFrom' | 'expiresAt';
  hint?: string;
}) {
  const { t } = useI18n();
  return <TextField name={name} type="datetime-local" label={t(`fields.${name}`)} hint={hint} />;
}

function SupplyFields() {
  const { t } = useI18n();
  return (
    <>
      <SelectField
        name="availability"
        label={t('fields.availability')}
        options={AVAILABILITIES.map((value) => ({ value, label: t(`products.availability.${value}`) }))}
      />
      <InstantField name="availableFrom" hint={t('offers.hints.available_from')} />
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
      <Grid gap={4} align="end" className="field-pair">
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
      </Grid>
    </>
  );
}
