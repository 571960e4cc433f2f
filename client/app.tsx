import { createInertiaApp, router } from '@inertiajs/react';
import { inertiaApp } from './lib/start/inertia-app.js';
import { interceptBack } from './lib/visits/leave-confirmation.js';
import { followErrors } from './lib/errors/follow-errors.js';
import { followConsent } from './lib/measuring/consent.js';
import { reportFailedVisits } from './lib/visits/failed-visits.js';
import { saveReadingPosition, restoreReadingPosition } from './lib/visits/reading-position.js';
import { ignorePrefetchFailures } from './lib/visits/prefetch-failures.js';
import { handleDelegatedLinks } from './lib/visits/delegated-links.js';
import { followReleases } from './lib/releases/follow-releases.js';
import { followPages } from './lib/measuring/follow-pages.js';
import { sendPicks } from './lib/picks/picks.js';
import { saveScrollPositions } from './lib/visits/scroll-memory.js';
import { followStoreLinks } from './lib/visits/store-links.js';
import { hydrateApp } from './lib/start/hydrate-app.js';
import { showFlashes } from './lib/toasts.js';
import { guardNavigation } from './lib/visits/navigation-guard.js';

followErrors();
interceptBack();
followPages();
showFlashes();
reportFailedVisits();
ignorePrefetchFailures();
void createInertiaApp({
  ...inertiaApp,
  progress: { includeCSS: false, showSpinner: false },
  setup: hydrateApp,
}).then(restoreReadingPosition);
saveReadingPosition();
saveScrollPositions();
guardNavigation();
// until the router knows its page, the browser handles links and forms
const stop = router.on('navigate', ({ detail }) => {
  stop();
  handleDelegatedLinks();
  followStoreLinks();
  sendPicks();
  followConsent();
  followReleases(detail.page.version);
  // it describes the page of this document
  const { pathname } = location;
  router.on('navigate', () => {
    if (location.pathname === pathname) return;
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove();
  });
});
