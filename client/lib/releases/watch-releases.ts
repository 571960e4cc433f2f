import type { PendingVisit } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { i18nOf } from '../i18n/i18n.js';
import { enableConfirmation, disableConfirmation } from '../visits/leave-confirmation.js';
import { onVersionChange } from '../visits/version-change.js';
import { addToast } from '../toasts.js';
import { clearTypedTexts, saveTypedTexts, restoreTypedTexts } from './typed-texts.js';

const EVERY_MS = 5 * 60_000;

/** Announces newer builds: the next visit loads a whole document, and restores the input. */
export function watchReleases(version: string): void {
  let known = version;
  const ask = async () => {
    const id = await latest();
    if (id === null || id === known) return;
    known = id;
    if (id !== version) announce();
  };
  restoreTypedTexts();
  void isKept(version).then((isThere) => (isThere ? undefined : ask()));
  setInterval(() => document.hidden || void ask(), EVERY_MS);
  document.addEventListener('visibilitychange', () => document.hidden || void ask());
  preserveInput(() => void ask());
}

/** null: the server has no answer. */
async function latest(): Promise<string | null> {
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    return ((await answer.json()) as { id: string | null }).id;
  } catch {
    return null;
  }
}

/** A page from the back/forward cache may be of an old build. */
async function isKept(version: string): Promise<boolean> {
  const answer = await fetch(`/builds/meta/${version}.json`).catch(() => null);
  return answer?.status !== 404;
}

function announce(): void {
  const { t } = i18nOf(document.documentElement.lang as Locale);
  addToast({
    id: 'release',
    severity: 'info',
    summary: t('common.release.title'),
    detail: t('common.release.text'),
    action: { label: t('common.release.load'), act: loadNow },
  });
}

function loadNow(): void {
  saveTypedTexts(null);
  disableConfirmation();
  location.reload();
}

/** @param inBackground called when a newer build answered a request that does not navigate */
function preserveInput(inBackground: () => void): void {
  let visit: PendingVisit | null = null;
  router.on('before', (event) => {
    const asked = event.detail.visit;
    if (asked.async || asked.prefetch) return;
    // later handlers may delay it with a confirmation
    queueMicrotask(() => (visit = event.defaultPrevented ? null : asked));
  });
  router.on('navigate', () => (visit = null));
  // prefetches end as well
  router.on('finish', ({ detail }) => {
    if (detail.visit.id === visit?.id) visit = null;
  });
  onVersionChange((isRefused) => {
    if (!visit) return inBackground();
    saveTypedTexts(isRefused || visit.method === 'get' ? null : visit.url.pathname);
    disableConfirmation();
  });
  addEventListener('lost-chunk', preserveInputOnReload, { capture: true });
}

function preserveInputOnReload(event: Event): void {
  saveTypedTexts(null);
  disableConfirmation();
  queueMicrotask(() => {
    if (event.defaultPrevented) return;
    clearTypedTexts();
    enableConfirmation();
  });
}
