import { versionOf } from '../core/http/versions/versioned.js';
import type { Locale } from '../core/i18n/locales.js';
import type { PictureItem } from '../media/media.props.js';
import { route } from '../routes.js';
import type { CompanyForm } from './companies.pages.js';
import type { Company } from './company.entity.js';
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
    can: { editSlug: mayManage },
  } satisfies CompanyForm;
}

export function toFormValues(company: Company) {
  const {
    companyName,
    slug,
    description,
    deliveryNote,
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
    can: { editSlug: true },
  } satisfies CompanyForm;
}
