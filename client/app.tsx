import { createInertiaApp, router } from '@inertiajs/react';
import { inertiaApp } from './lib/start/inertia-app.js';
import { watchBack } from './lib/visits/leaving.js';
import { followConsent } from './lib/measuring/consent.js';
import { tellFailedVisits } from './lib/visits/failed-visits.js';
import { keepPlaces, returnToPlace } from './lib/visits/keep-place.js';
import { forgiveFetchedAhead } from './lib/visits/fetched-ahead.js';
import { followLightLinks } from './lib/visits/light-links.js';
import { followReleases } from './lib/releases/follow-releases.js';
import { followPages } from './lib/measuring/follow-pages.js';
import { sendPicks } from './lib/picks/picks.js';
import { rememberScrolling } from './lib/visits/scroll-memory.js';
import { followStoreLinks } from './lib/visits/store-links.js';
import { takeOver } from './lib/start/take-over.js';
import { showFlashes } from './lib/toasts.js';
import { letVisitsArrive } from './lib/visits/undisturbed-visits.js';
import './styles/visit-progress.css';

// the server prints the nonce of its content security policy on the script that loads this one
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

watchBack();
followPages();
showFlashes();
tellFailedVisits();
forgiveFetchedAhead();
void createInertiaApp({
  ...inertiaApp,
  nonce,
  progress: { includeCSS: false, showSpinner: false },
  setup: takeOver,
}).then(returnToPlace);
keepPlaces();
rememberScrolling();
letVisitsArrive();
// before the router knows its page, links and forms are the browser's own
const stop = router.on('navigate', ({ detail }) => {
  stop();
  followLightLinks();
  followStoreLinks();
  sendPicks();
  followConsent();
  followReleases(detail.page.version);
});
