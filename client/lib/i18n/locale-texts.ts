import type { Locale } from '../../../src/core/i18n/locales.js';
import type { Messages } from './translate.js';

type Area = 'storefront' | 'visitor' | 'auth' | 'admin';
type Loader = () => Promise<{ default: Messages }>;

/** One chunk per locale and area, so that a visitor never loads the texts of the admin area or of signing in. */
const LOADERS: Record<Area, Record<Locale, Loader>> = {
  storefront: { sl: () => import('../texts/sl.js'), en: () => import('../texts/en.js') },
  visitor: { sl: () => import('../texts/sl-visitor.js'), en: () => import('../texts/en-visitor.js') },
  auth: { sl: () => import('../texts/sl-auth.js'), en: () => import('../texts/en-auth.js') },
  admin: { sl: () => import('../texts/sl-admin.js'), en: () => import('../texts/en-admin.js') },
};

/** Pages of the admin area, by the module that their names begin with. */
export const ADMIN_PAGES =
  /^(attributes|audit|blocked-terms|categories|companies|content|feed-pulls|import|media|offer-reports|offers|overview|product-data|queues|statistics|users)\//;
/** Whether a page is drawn inside the admin area. */
export const isAdminPage = (name: string) => ADMIN_PAGES.test(name) || name === 'errors/admin';
/** Pages with forms for passwords. */
const AUTH_PAGES = /^(auth\/|users\/profile$)/;
/** What visitors keep and ask for without an account, and where stores read what they have reported. */
const VISITOR_PAGES = /^(assistant|comparison|watch-list|offer-reports)\/|^products\/(report|price-alert)/;

const loaded: Record<Locale, Messages> = { sl: {}, en: {} };
const pending = new Map<Loader, Promise<void>>();

/** Makes the texts of a page ready in a locale; await it before the page is drawn. */
export async function loadLocale(locale: Locale, pageName: string): Promise<void> {
  await Promise.all(areasOf(pageName).map((area) => load(locale, LOADERS[area][locale])));
}

/** Sources of the texts that a page needs in a locale. */
export function textSourcesOf(locale: Locale, pageName: string): string[] {
  return areasOf(pageName).map(
    (area) => `client/lib/texts/${area === 'storefront' ? locale : `${locale}-${area}`}.ts`,
  );
}

/** The texts loaded so far; the same object stays and grows. */
export function textsOf(locale: Locale): Messages {
  return loaded[locale];
}

function areasOf(pageName: string): Area[] {
  const areas: Area[] = ['storefront'];
  if (VISITOR_PAGES.test(pageName)) areas.push('visitor');
  if (AUTH_PAGES.test(pageName)) areas.push('auth');
  if (isAdminPage(pageName)) areas.push('admin');
  return areas;
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
