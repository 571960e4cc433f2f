export interface InvitationPage {
  /** `ready` asks for a click, because mail scanners follow links; `choose` leads to the provider. */
  step: 'ready' | 'choose' | 'used' | 'invalid';
  /** POST uses the link (`ready`), or the provider's page (`choose`). */
  url: string | null;
  signInUrl: string;
  /** Sends another link for choosing a password. */
  resetUrl: string;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'auth/invitation': InvitationPage;
  }
}
