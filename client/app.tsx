import { createInertiaApp } from '@inertiajs/react';
import { inertiaApp } from './lib/inertia-app.js';
import { watchBack } from './lib/leaving.js';
import { followConsent } from './lib/consent.js';
import { keepPlaces, returnToPlace } from './lib/keep-place.js';
import { followLightLinks } from './lib/light-links.js';
import { followPages } from './lib/measuring/follow-pages.js';
import { sendPicks } from './lib/picks.js';
import { rememberScrolling } from './lib/scroll-memory.js';
import { followStoreLinks } from './lib/store-links.js';
import { letVisitsArrive } from './lib/undisturbed-visits.js';
import './styles/visit-progress.css';

// the server prints the nonce of its content security policy on the script that loads this one
const nonce = document.querySelector<HTMLScriptElement>('script[type=module][nonce]')?.nonce;

watchBack();
followPages();
void createInertiaApp({
  ...inertiaApp,
  nonce,
  progress: { includeCSS: false, showSpinner: false },
}).then(returnToPlace);
keepPlaces();
rememberScrolling();
letVisitsArrive();
followLightLinks();
followStoreLinks();
sendPicks();
followConsent();
