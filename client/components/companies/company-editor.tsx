import type { CompanyForm } from '../../../src/companies/companies.pages.js';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { amountText, numberText } from '../offers/list/cells/amount-text.js';
import { bothOf } from '../../lib/i18n/local-texts.js';
import { EditForm } from '../form/edit-form.js';
import { useRecordForm } from '../form/use-edit-form.js';
import { CompanyFields } from './company-fields.js';
import { CompanyState } from './company-state.js';

interface Props {
  form: CompanyForm;
  /** Missing if the form is on its own page. */
  closeUrl?: string;
}

/** A store: whether it is seen, and its profile. */
export function CompanyEditor({ form, closeUrl }: Props) {
  const { t, locale } = useI18n();
  const isNew = form.id === null;
  // below the title of the window, or of the page
  const heading = closeUrl ? 'h3' : 'h2';
  const edit = useRecordForm(form, fieldsOf(form, locale));
  return (
    <div className={closeUrl ? undefined : 'columns'}>
      {form.status && (
        <div className="record-side">
          <CompanyState company={form} status={form.status} heading={heading} />
        </div>
      )}
      <EditForm
        form={edit}
        submitLabel={t(isNew ? 'companies.create' : 'admin.form.save')}
        closeUrl={closeUrl}
      >
        <CompanyFields company={form} />
      </EditForm>
    </div>
  );
}

function fieldsOf(form: CompanyForm, locale: Locale) {
  const {
    companyName,
    slug,
    website,
    email,
    phone,
    feedLanguage,
    foreignCurrency,
    feedCurrency,
    logoMediaId,
  } = form;
  return {
    companyName,
    slug,
    website,
    email,
    phone,
    description: bothOf(form.description),
    deliveryNote: bothOf(form.deliveryNote),
    returnConditions: bothOf(form.returnConditions),
    ...termsOf(form, locale),
    feedLanguage,
    foreignCurrency,
    feedCurrency,
    // a new one has no pictures yet
    ...(form.id !== null && { logoMediaId }),
  };
}

function termsOf(form: CompanyForm, locale: Locale) {
  return {
    deliveryCost: amountText(form.deliveryCost, locale),
    freeDeliveryFrom: amountText(form.freeDeliveryFrom, locale),
    deliveryDaysMin: numberText(form.deliveryDaysMin),
    deliveryDaysMax: numberText(form.deliveryDaysMax),
    pickup: form.pickup,
    pickupPlace: form.pickupPlace ?? '',
    deliveryCountries: form.deliveryCountries,
    paymentMethods: form.paymentMethods,
    returnDays: numberText(form.returnDays),
    legalName: form.legalName ?? '',
    legalAddress: form.legalAddress ?? '',
    registrationNumber: form.registrationNumber ?? '',
    vatNumber: form.vatNumber ?? '',
  };
}
