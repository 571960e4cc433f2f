import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { dropAllDrafts } from '../forms/drafts.js';
import { onSignOutElsewhere } from './session-channel.js';
import { useShared } from '../shared.js';

/** Leaves with the person who signs out in another tab: nothing that was typed or seen stays in this one. */
export function useSharedSignOut(): void {
  const isSomebody = useShared().person !== null;
  useEffect(
    () =>
      onSignOutElsewhere(() => {
        dropAllDrafts();
        router.clearHistory();
        // the server draws the page for nobody, or leads to the login page
        if (isSomebody) window.location.reload();
      }),
    [isSomebody],
  );
}
