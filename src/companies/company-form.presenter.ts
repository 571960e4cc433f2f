import { versionOf } from '../core/http/versions/versioned.js';
import type { Locale } from '../core/i18n/locales.js';
import type { PictureItem } from '../media/media.props.js';
import { route } from '../routes.js';
import type { CompanyForm } from './companies.pages.js';
import type { Company } from './company.entity.js';
import { COUNTRIES, type PlainTerms, plainTerms } from './terms/company-terms.js';
import { countryName } from '../core/i18n/country-names.js';
import { statusOf } from './company.presenter.js';

interface FormContext {
  /** Whether the actor is a super admin. */
  mayManage: boolean;
  logo: PictureItem | null;
  pendingAdmins: CompanyForm['pendingAdmins'];
}

/** The form of an existing company. */
export function toForm(company: Company, { mayManage, logo, pendingAdmins }: FormContext, locale: Locale) {
  const { id } = company;
  const url = route('admin.companies.one', { id }, locale);
  return {
    ...toFormValues(company),
    url,
    id,
    version: versionOf(company),
    status: statusOf(company),
    logo,
    activateUrl: mayManage && !company.active ? url : null,
    deactivateUrl: mayManage && company.active ? url : null,
    pendingAdmins,
    countries: countriesIn(locale),
    can: { editSlug: mayManage },
  } satisfies CompanyForm;
}

export function toFormValues(company: Company) {
  const {
    companyName,
    slug,
    description,
    deliveryNote,
    returnConditions,
    feedLanguage,
    foreignCurrency,
    feedCurrency,
    logoMediaId,
  } = company;
  return {
    companyName,
    slug,
    website: company.website ?? '',
    description,
    deliveryNote,
    returnConditions,
    ...plainTerms(company),
    email: company.email ?? '',
    phone: company.phone ?? '',
    feedLanguage,
    foreignCurrency,
    feedCurrency,
    logoMediaId,
  };
}

/** The form of a new company. */
export function emptyForm(locale: Locale) {
  return {
    url: route('admin.companies', {}, locale),
    id: null,
    version: null,
    companyName: '',
    slug: '',
    website: '',
    description: {},
    deliveryNote: {},
    returnConditions: {},
    ...NO_TERMS,
    email: '',
    phone: '',
    feedLanguage: 'sl',
    foreignCurrency: 'mark',
    feedCurrency: 'EUR',
    status: null,
    logoMediaId: null,
    logo: null,
    activateUrl: null,
    deactivateUrl: null,
    pendingAdmins: [],
    countries: countriesIn(locale),
    can: { editSlug: true },
  } satisfies CompanyForm;
}

const NO_TERMS: PlainTerms = {
  deliveryCost: null,
  freeDeliveryFrom: null,
  deliveryDaysMin: null,
  deliveryDaysMax: null,
  pickup: false,
  pickupPlace: null,
  deliveryCountries: [],
  paymentMethods: [],
  returnDays: null,
  legalName: null,
  legalAddress: null,
  registrationNumber: null,
  vatNumber: null,
};

/** In the order of {@link COUNTRIES}: the market and its neighbours first. */
const countriesIn = (locale: Locale) =>
  COUNTRIES.map((value) => ({ value, label: countryName(value, locale) }));
