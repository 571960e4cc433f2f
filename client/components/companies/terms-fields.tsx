import type { CompanyForm } from '../../../src/companies/companies.pages.js';
import type { PaymentMethod } from '../../../src/companies/terms/company-terms.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { BilingualField } from '../form/bilingual-field.js';
import { CheckField } from '../form/check-field.js';
import { ChecksField } from '../form/checks-field.js';
import { FormSection } from '../form/form-section.js';
import { TextField } from '../form/text-field.js';
import { Grid } from '../ui/layout/boxes.js';

/** In the order in which they are shown; a missing one does not compile. */
const PAYMENT_METHODS = Object.keys({
  card: true,
  paypal: true,
  apple_pay: true,
  google_pay: true,
  flik: true,
  bank_transfer: true,
  instalments: true,
  cash_on_delivery: true,
  at_pickup: true,
} satisfies Record<PaymentMethod, true>) as PaymentMethod[];

/** Delivery, payment, returns, and the company that owns the store. */
export function TermsFields({ company }: { company: CompanyForm }) {
  const { t } = useI18n();
  return (
    <>
      <FormSection title={t('companies.terms.delivery')}>
        <TextField
          name="deliveryCost"
          inputMode="decimal"
          label={t('fields.deliveryCost')}
          hint={t('companies.terms.delivery_cost_hint', { currency: company.feedCurrency })}
          autoComplete="off"
        />
        <TextField
          name="freeDeliveryFrom"
          inputMode="decimal"
          label={t('companies.terms.free_delivery_from')}
          hint={t('companies.terms.free_delivery_from_hint')}
          autoComplete="off"
        />
        <Grid gap={4} align="end" className="field-pair">
          <TextField
            name="deliveryDaysMin"
            inputMode="numeric"
            label={t('fields.deliveryDaysMin')}
            autoComplete="off"
          />
          <TextField
            name="deliveryDaysMax"
            inputMode="numeric"
            label={t('fields.deliveryDaysMax')}
            autoComplete="off"
          />
        </Grid>
        <CheckField name="pickup" label={t('companies.terms.pickup')} />
        <TextField name="pickupPlace" label={t('companies.terms.pickup_place')} />
        <ChecksField
          name="deliveryCountries"
          label={t('store-terms.fields.countries')}
          options={company.countries}
        />
      </FormSection>
      <FormSection title={t('companies.terms.payment')}>
        <ChecksField
          name="paymentMethods"
          label={t('store-terms.fields.payment')}
          options={PAYMENT_METHODS.map((value) => ({ value, label: t(`store-terms.payments.${value}`) }))}
        />
        <TextField
          name="returnDays"
          inputMode="numeric"
          label={t('companies.terms.return_days')}
          autoComplete="off"
        />
        <BilingualField
          name="returnConditions"
          label={t('store-terms.fields.return_conditions')}
          rows={2}
          optional
        />
      </FormSection>
      <FormSection title={t('companies.terms.trader')}>
        <TextField
          name="legalName"
          label={t('companies.terms.legal_name')}
          hint={t('companies.terms.trader_hint')}
        />
        <TextField name="legalAddress" label={t('store-terms.fields.legal_address')} />
        <TextField
          name="registrationNumber"
          label={t('store-terms.fields.registration_number')}
          autoComplete="off"
        />
        <TextField
          name="vatNumber"
          label={t('store-terms.fields.vat_number')}
          hint={t('companies.terms.vat_number_hint')}
          autoComplete="off"
        />
      </FormSection>
    </>
  );
}
