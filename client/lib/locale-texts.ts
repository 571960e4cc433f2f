import type { Locale } from '../../src/core/i18n/locales.js';
import type { Messages } from './translate.js';

type Loader = () => Promise<{ default: Messages }>;

/** One chunk per locale and area, so that a visitor never loads the texts of the admin area or of signing in. */
const LOADERS: Record<'storefront' | 'visitor' | 'auth' | 'admin', Record<Locale, Loader>> = {
  storefront: { sl: () => import('./texts/sl.js'), en: () => import('./texts/en.js') },
  visitor: { sl: () => import('./texts/sl-visitor.js'), en: () => import('./texts/en-visitor.js') },
  auth: { sl: () => import('./texts/sl-auth.js'), en: () => import('./texts/en-auth.js') },
  admin: { sl: () => import('./texts/sl-admin.js'), en: () => import('./texts/en-admin.js') },
};

/** Pages of the admin area, by the module that their names begin with. */
export const ADMIN_PAGES =
  /^(attributes|audit|categories|companies|content|import|media|offer-reports|offers|overview|product-data|users)\//;
/** Whether a page is drawn inside the admin area. */
export const isAdminPage = (name: string) => ADMIN_PAGES.test(name) || name === 'errors/admin';
/** Pages with forms for passwords. */
const AUTH_PAGES = /^(auth\/|users\/profile$)/;
/** What visitors keep and ask for without an account, and where stores read what they have reported. */
const VISITOR_PAGES = /^(comparison|watch-list|offer-reports)\/|^products\/(report|price-alert)/;

const loaded: Record<Locale, Messages> = { sl: {}, en: {} };
const pending = new Map<Loader, Promise<void>>();

/** Makes the texts of a page ready in a locale; await it before the page is drawn. */
export async function loadLocale(locale: Locale, pageName: string): Promise<void> {
  const wanted = [LOADERS.storefront[locale]];
  if (VISITOR_PAGES.test(pageName)) wanted.push(LOADERS.visitor[locale]);
  if (AUTH_PAGES.test(pageName)) wanted.push(LOADERS.auth[locale]);
  if (isAdminPage(pageName)) wanted.push(LOADERS.admin[locale]);
  await Promise.all(wanted.map((loader) => load(locale, loader)));
}

/** The texts loaded so far; the same object stays and grows. */
export function textsOf(locale: Locale): Messages {
  return loaded[locale];
}

function load(locale: Locale, loader: Loader): Promise<void> {
  let promise = pending.get(loader);
  if (!promise) {
    promise = loader().then(
      (module) => void Object.assign(loaded[locale], module.default),
      (error: unknown) => {
        pending.delete(loader);
        throw error;
      },
    );
    pending.set(loader, promise);
  }
  return promise;
}
