import { usePage } from '@inertiajs/react';
import { closeConsent, useConsent } from '../../../lib/measuring/consent.js';
import { useShared } from '../../../lib/shared.js';
import { ConsentSheet } from './consent-sheet.js';
import { ConsentWindow } from './consent-window.js';

const nothing = () => {};

/** Asks for consent as long as nothing is decided, and again when somebody wants to decide anew. */
export function ConsentDialog() {
  const { component, url } = usePage();
  const { consent, reading } = useShared();
  const { choice, isReopened } = useConsent(consent);
  const privacyUrl = reading.pages.find(({ key }) => key === 'privacy')?.url;
  // the page of the settings asks by itself
  if (component === 'consent/show' || (choice && !isReopened)) return null;
  // whoever wants to know first must be able to read it
  if (!choice && url.split('?')[0] === privacyUrl) return <ConsentSheet />;
  return (
    <ConsentWindow
      choice={choice}
      privacyUrl={privacyUrl}
      // Escape decides nothing: it only closes what had been decided before
      onClose={choice ? closeConsent : nothing}
    />
  );
}
