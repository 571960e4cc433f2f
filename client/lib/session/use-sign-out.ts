import { router } from '@inertiajs/react';
import { dropAllDrafts } from '../forms/drafts.js';
import { dropRecentPicks } from '../picks/recent-picks.js';
import { forgetAccount } from './forget-account.js';
import { useI18n } from '../i18n/i18n.js';
import { onVersionChange } from '../visits/version-change.js';
import { announceSignOut } from './session-channel.js';
import type { SharedProps } from '../../../src/core/inertia/pages.js';
import { useShared } from '../shared.js';
import { addToast } from '../toasts.js';
import { syncToken } from './token-sync.js';

/** Signs out at the server, and deletes the account from this browser. */
export function useSignOut(): (url: string) => void {
  const { t } = useI18n();
  const { person } = useShared();
  const failed = () =>
    addToast({
      severity: 'error',
      summary: t('toast.error_title'),
      detail: t('toast.auth.logout_error'),
      life: 5000,
    });
  async function clearLocalData() {
    dropAllDrafts();
    dropRecentPicks();
    if (person) void syncToken(person, null);
    await forgetAccount();
    announceSignOut();
  }
  return (url) =>
    router.delete(url, {
      // still signed in: the server could not sign out, and a toast reports it
      // oxlint-disable-next-line typescript/no-misused-promises -- the router awaits it, against its type
      onSuccess: async ({ props }) => {
        if (!(props as unknown as SharedProps).person) await clearLocalData();
      },
      onNetworkError: failed,
      onFinish: onVersionChange((isRefused) => {
        if (!isRefused) void clearLocalData();
      }),
    });
}
