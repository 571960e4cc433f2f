import type { Config } from '../../core/config/config.js';
import { LOCALES } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { Tags } from './consent.pages.js';

/** The admin area and the sign-in page load no scripts of others. */
const PRIVATE_PATHS = LOCALES.flatMap((locale) => [route('admin', {}, locale), route('login', {}, locale)]);

/** Whether a path is private, or below a private one. */
export function isPrivate(url: string): boolean {
  const path = url.split('?')[0]!;
  return PRIVATE_PATHS.some((one) => path === one || path.startsWith(`${one}/`));
}

/** The scripts that are set up; null: none. */
export function tagsOf({ analytics, marketingScriptUrl }: Config): Tags | null {
  if (!analytics && !marketingScriptUrl) return null;
  return {
    analytics: analytics && {
      id: analytics.id,
      scriptUrl: `${analytics.origin}/gtag/js?id=${analytics.id}`,
    },
    marketingUrl: marketingScriptUrl,
    privatePaths: PRIVATE_PATHS,
  };
}
