import { router } from '@inertiajs/react';
import { useEffect, useState } from 'react';
import { handleBack, asksForConfirmation, withoutConfirmation } from '../../lib/visits/leave-confirmation.js';

interface LeaveGuard {
  /** Whether the person is about to leave a changed form, and must be asked. */
  asking: boolean;
  stay(): void;
  /** Takes the step that was held up. */
  go(): void;
}

/**
 * Stops every way to leave a changed form: a visit, the browser's Back, closing the tab. If the form is being
 * saved, the step waits for the answer, and needs no question if everything was saved.
 */
export function useLeaveGuard({
  isDirty,
  processing,
}: {
  isDirty: boolean;
  processing: boolean;
}): LeaveGuard {
  const [held, setHeld] = useState<(() => void) | null>(null);

  useEffect(() => (isDirty ? holdUp((step) => setHeld(() => step)) : undefined), [isDirty]);

  function go() {
    setHeld(null);
    if (held) withoutConfirmation(held);
  }

  useEffect(() => {
    // the step leaves this page, so one more render costs nothing
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (!isDirty && !processing) go();
    // only the end of saving takes the step
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDirty, processing]);

  return { asking: held !== null && !processing, stay: () => setHeld(null), go };
}

/** @returns a function that ends it */
function holdUp(hold: (step: () => void) => void): () => void {
  const { href } = window.location;
  const entry: unknown = window.history.state;

  const stopVisits = router.on('before', ({ detail: { visit } }) => {
    if (!asksForConfirmation() || visit.prefetch || visit.async) return;
    hold(() => router.visit(visit.url, visit));
    return false;
  });

  // Inertia must not hear of it before the answer, and the address has to be put back
  function goBack(event: PopStateEvent) {
    if (sameDocument(window.location.href, href)) return;
    event.stopImmediatePropagation();
    window.history.pushState(entry, '', href);
    hold(() => window.history.back());
  }

  handleBack(goBack);
  window.addEventListener('beforeunload', askInBrowser);
  return () => {
    stopVisits();
    handleBack(null);
    window.removeEventListener('beforeunload', askInBrowser);
  };
}

const sameDocument = (left: string, right: string) => left.split('#')[0] === right.split('#')[0];

function askInBrowser(event: BeforeUnloadEvent): void {
  if (asksForConfirmation()) event.preventDefault();
}
