import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { dropAllDrafts } from '../forms/drafts.js';
import { onSignOutElsewhere } from './session-channel.js';
import { useShared } from '../shared.js';

/** Leaves the page when the user signs out in another tab, without leaving any data. */
export function useSharedSignOut(): void {
  const isSomebody = useShared().person !== null;
  useEffect(
    () =>
      onSignOutElsewhere(() => {
        dropAllDrafts();
        router.clearHistory();
        // the server renders the page for a visitor, or redirects to the login page
        if (isSomebody) window.location.reload();
      }),
    [isSomebody],
  );
}
