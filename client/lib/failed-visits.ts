import { router } from '@inertiajs/react';
import type { Locale } from '../../src/core/i18n/locales.js';
import type { FlashData } from '../../src/core/inertia/pages.js';
import { i18nOf } from './i18n.js';
import { addToast } from './toasts.js';

/**
 * Tells of visits that failed without an error page of their own. What is on the screen stays, with all that somebody
 * has typed; reloads in the background fail in silence, their parts of the page say so themselves.
 */
export function tellFailedVisits(): void {
  const awaited = new Set<string>();
  router.on('start', ({ detail: { visit } }) => {
    if (!visit.async && !visit.prefetch) awaited.add(visit.id);
  });
  router.on('finish', ({ detail: { visit } }) => awaited.delete(visit.id));
  router.on('httpException', ({ detail: { response } }) => {
    const { toast } = (response.data as { flash?: FlashData }).flash ?? {};
    // pages are drawn; what stands before us, a proxy say, answers with something else
    if (response.status < 500 || ('x-inertia' in response.headers && !toast)) return;
    const told = toast ?? failure('server_error.description');
    addToast(told);
    console.info(told.detail);
    return false;
  });
  router.on('networkError', () => {
    if (awaited.size === 0) return;
    addToast(failure('errors.unreachable'));
    return false;
  });
}

function failure(key: 'server_error.description' | 'errors.unreachable') {
  const { t } = i18nOf(document.documentElement.lang as Locale);
  return { severity: 'error', summary: t('toast.error_title'), detail: t(key), life: 5000, id: key } as const;
}
