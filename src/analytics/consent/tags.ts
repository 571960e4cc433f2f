import type { Config } from '../../core/config/config.js';
import { LOCALES } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { Tags } from './consent.pages.js';

/** The admin area, and where passwords are typed: nothing of others is loaded there. */
const PRIVATE_PATHS = LOCALES.flatMap((locale) => [route('admin', {}, locale), route('login', {}, locale)]);

/** Whether an address of ours is at or below one of them. */
export function isPrivate(url: string): boolean {
  const path = url.split('?')[0]!;
  return PRIVATE_PATHS.some((one) => path === one || path.startsWith(`${one}/`));
}

/** What is set up to be loaded after consent; null: nothing. */
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
