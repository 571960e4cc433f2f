import type { ReactNode } from 'react';
import { useSharedSignOut } from '../../lib/session/use-shared-sign-out.js';
import { ConsentDialog } from '../analytics/consent/consent-dialog.js';
import { PickForm } from '../storefront/picks/pick-form.js';
import { FlashNote } from './flash-note.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { LaterToasts } from './later-toasts.js';
import { LostNotice } from './lost-notice.js';
import { SkipLink } from './skip-link.js';
import { useNavigationFocus } from './use-navigation-focus.js';

/** The frame of each storefront page. */
export function Shell({ home = false, children }: { home?: boolean; children: ReactNode }) {
  useNavigationFocus();
  useSharedSignOut();
  return (
    <div className="shell">
      <SkipLink />
      <ConsentDialog />
      <Header home={home} />
      <main id="content" tabIndex={-1}>
        <FlashNote />
        {children}
      </main>
      <Footer />
      <PickForm />
      <LostNotice />
      <LaterToasts />
    </div>
  );
}
