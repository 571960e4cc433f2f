import type { PendingVisit } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import type { Locale } from '../../../src/core/i18n/locales.js';
import type { FlashData } from '../../../src/core/inertia/pages.js';
import { i18nOf } from '../i18n/i18n.js';
import { addToast } from '../toasts.js';

/**
 * Shows a toast for visits that failed without an error page. The page keeps its content and input;
 * background reloads fail silently, because their parts of the page show it themselves.
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
    // our server answers with pages; another answer comes from a proxy or similar
    if (response.status < 500 || ('x-inertia' in response.headers && !toast)) return;
    const message = toast ?? failure('server_error.description');
    addToast(message);
    console.info(message.detail);
    return false;
  });
  router.on('networkError', ({ detail: { error } }) => {
    // other background requests, and errors in the browser, are handled elsewhere
    if (!awaited || (error as { url?: string }).url !== awaited.url.href.split('#')[0]) return;
    addToast(failure('errors.unreachable'));
    // the failure may belong to the same page's prefetch, which the adapter must clean up
    return router.getPrefetching(awaited.url) ? undefined : false;
  });
}

function failure(key: 'server_error.description' | 'errors.unreachable') {
  const { t } = i18nOf(document.documentElement.lang as Locale);
  return { severity: 'error', summary: t('toast.error_title'), detail: t(key), life: 5000, id: key } as const;
}
