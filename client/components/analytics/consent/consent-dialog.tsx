import { usePage } from '@inertiajs/react';
import { closeConsent, useConsent } from '../../../lib/measuring/consent.js';
import { useShared } from '../../../lib/shared.js';
import { ConsentSheet } from './consent-sheet.js';
import { ConsentWindow } from './consent-window.js';

const nothing = () => {};

/** Asks for consent until a decision exists, and when a person wants to change it. */
export function ConsentDialog() {
  const { component, url } = usePage();
  const { consent, reading } = useShared();
  const { choice, isReopened } = useConsent(consent);
  const privacyUrl = reading.pages.find(({ key }) => key === 'privacy')?.url;
  // the settings page has its own question
  if (component === 'consent/show' || (choice && !isReopened)) return null;
  // a person must be able to read the policy before the decision
  if (!choice && url.split('?')[0] === privacyUrl) return <ConsentSheet />;
  return (
    <ConsentWindow
      choice={choice}
      privacyUrl={privacyUrl}
      // Escape decides nothing: it only closes the dialog after an earlier decision
      onClose={choice ? closeConsent : nothing}
    />
  );
}
