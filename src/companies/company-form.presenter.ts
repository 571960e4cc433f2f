import { versionOf } from '../core/http/versioned.js';
import type { Locale } from '../core/i18n/locales.js';
import type { MediaState } from '../media/media.service.js';
import { route } from '../routes.js';
import type { CompanyForm } from './companies.pages.js';
import type { Company } from './company.entity.js';
import { statusOf, toLogo } from './company.presenter.js';

interface FormContext {
  /** Whether the person decides on all companies. */
  mayManage: boolean;
  /** undefined: the company has no logo. */
  logo: MediaState | undefined;
  pendingAdmins: CompanyForm['pendingAdmins'];
}

/** The form of a company, as it is. */
export function toForm(company: Company, { mayManage, logo, pendingAdmins }: FormContext, locale: Locale) {
  const { id } = company;
  const url = route('admin.companies.one', { id }, locale);
  const picture = toLogo(company, locale);
  // asked for after the company: it may have become ready in between
  const state = logo?.status === 'ready' && !picture ? 'pending' : logo?.status;
  return {
    ...toFormValues(company),
    url,
    id,
    version: versionOf(company),
    status: statusOf(company),
    logo: picture,
    logoState: state ?? 'none',
    logoFailure: logo?.failure ?? null,
    logoUrl: route('admin.companies.logo', { id }, locale),
    activateUrl: mayManage && !company.active ? url : null,
    deactivateUrl: mayManage && company.active ? url : null,
    pendingAdmins,
    can: { editSlug: mayManage },
  } satisfies CompanyForm;
}

/** What people change in the form. */
export function toFormValues(company: Company) {
  const { companyName, slug, description, deliveryNote, feedLanguage, foreignCurrency } = company;
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
  };
}

/** The form of a company that is to be added. */
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
    status: null,
    logo: null,
    logoState: 'none',
    logoFailure: null,
    logoUrl: null,
    activateUrl: null,
    deactivateUrl: null,
    pendingAdmins: [],
    can: { editSlug: true },
  } satisfies CompanyForm;
}
