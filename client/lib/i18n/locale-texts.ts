import type { Locale } from '../../../src/core/i18n/locales.js';
import { addTexts, type Messages } from './translate.js';

type Area = 'storefront' | 'visitor' | 'account' | 'auth' | 'admin';
type Loader = () => Promise<{ default: Messages }>;

/**
 * One chunk per locale and area, so that visitors never load the texts of the admin area or of signing in.
 */
const LOADERS: Record<Area, Record<Locale, Loader>> = {
  storefront: { sl: () => import('../texts/sl.js'), en: () => import('../texts/en.js') },
  visitor: { sl: () => import('../texts/sl-visitor.js'), en: () => import('../texts/en-visitor.js') },
  account: { sl: () => import('../texts/sl-account.js'), en: () => import('../texts/en-account.js') },
  auth: { sl: () => import('../texts/sl-auth.js'), en: () => import('../texts/en-auth.js') },
  admin: { sl: () => import('../texts/sl-admin.js'), en: () => import('../texts/en-admin.js') },
};

/** First parts of page names in the admin area. */
export const ADMIN_PAGES =
  /^(attributes|audit|blocked-terms|categories|companies|content|feed-pulls|import|matches|media|offer-reports|offers|overview|product-data|queues|statistics|stores|unmatched|users)\//;
/** Whether a page is in the admin area. */
export const isAdminPage = (name: string) => ADMIN_PAGES.test(name) || name === 'errors/admin';
/** Pages with password forms. */
const AUTH_PAGES = /^(auth\/(login|pending|invitation)|users\/profile)$/;
/** Pages with a person's own account. */
const ACCOUNT_PAGES = /^(auth\/account|users\/profile)$/;
/** Pages for visitors without an account, and the pages of reports for stores. */
const VISITOR_PAGES = /^(assistant|comparison|watch-list|offer-reports)\/|^products\/(report|price-alert)/;

const loaded: Record<Locale, Messages> = { sl: {}, en: {} };
const pending = new Map<Loader, Promise<void>>();

/** Loads the texts of a page in a locale; await it before rendering. */
export async function loadLocale(locale: Locale, pageName: string): Promise<void> {
  await Promise.all(areasOf(pageName).map((area) => load(locale, LOADERS[area][locale])));
}

/** Sources of the texts that a page needs in a locale. */
export function textSourcesOf(locale: Locale, pageName: string): string[] {
  return areasOf(pageName).map(
    (area) => `client/lib/texts/${area === 'storefront' ? locale : `${locale}-${area}`}.ts`,
  );
}

/** The texts loaded so far; one object, to which loading adds. */
export function textsOf(locale: Locale): Messages {
  return loaded[locale];
}

function areasOf(pageName: string): Area[] {
  const areas: Area[] = ['storefront'];
  if (VISITOR_PAGES.test(pageName)) areas.push('visitor');
  if (ACCOUNT_PAGES.test(pageName)) areas.push('account');
  if (AUTH_PAGES.test(pageName)) areas.push('auth');
  if (isAdminPage(pageName)) areas.push('admin');
  return areas;
}

function load(locale: Locale, loader: Loader): Promise<void> {
  let promise = pending.get(loader);
  if (!promise) {
    promise = loader().then(
      (module) => addTexts(loaded[locale], module.default),
      (error: unknown) => {
        pending.delete(loader);
        throw error;
      },
    );
    pending.set(loader, promise);
  }
  return promise;
}
