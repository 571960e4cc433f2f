import type { PendingVisit } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import type { Locale } from '../../../src/core/i18n/locales.js';
import type { FlashData } from '../../../src/core/inertia/pages.js';
import { i18nOf } from '../i18n/i18n.js';
import { addToast } from '../toasts.js';

/**
 * Tells of visits that failed without an error page of their own. What is on the screen stays, with all that somebody
 * has typed; reloads in the background fail in silence, their parts of the page say so themselves.
 */
export function reportFailedVisits(): void {
  let awaited: PendingVisit | null = null;
  router.on('start', ({ detail: { visit } }) => {
    if (!visit.async && !visit.prefetch) awaited = visit;
  });
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.id === awaited?.id) awaited = null;
  });
  router.on('httpException', ({ detail: { response } }) => {
    const { toast } = (response.data as { flash?: FlashData }).flash ?? {};
    // pages are drawn; what stands before us, a proxy say, answers with something else
    if (response.status < 500 || ('x-inertia' in response.headers && !toast)) return;
    const message = toast ?? failure('server_error.description');
    addToast(message);
    console.info(message.detail);
    return false;
  });
  router.on('networkError', ({ detail: { error } }) => {
    // who else was on the line has its own way of failing, and so has what breaks in the browser
    if (!awaited || (error as { url?: string }).url !== awaited.url.href.split('#')[0]) return;
    addToast(failure('errors.unreachable'));
    // what broke may be the same page on its way ahead: then the adapter has to clear up behind it
    return router.getPrefetching(awaited.url) ? undefined : false;
  });
}

function failure(key: 'server_error.description' | 'errors.unreachable') {
  const { t } = i18nOf(document.documentElement.lang as Locale);
  return { severity: 'error', summary: t('toast.error_title'), detail: t(key), life: 5000, id: key } as const;
}
