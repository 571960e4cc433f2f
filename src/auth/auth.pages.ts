import type { OwnAccountProps } from '../users/users.pages.js';

/** Configuration of the identity provider's client. */
export interface ProviderProps {
  apiKey: string;
  authDomain: string;
  projectId: string;
  emulatorUrl: string | null;
  /** POST with a bearer token after signing in and renewing, DELETE after signing out; null: none. */
  tokenSyncUrl: string | null;
}

export type LoginView = 'sign-in' | 'sign-up' | 'reset';

declare module '../core/inertia/pages.js' {
  interface Pages {
    /** `?view=sign-up` and `?view=reset` choose the form. */
    'auth/login': {
      view: LoginView;
      /** URLs of the page with each form; they keep `next`. */
      views: Record<LoginView, string>;
      /** Local path to open after signing in. */
      next: string;
      /** POST `{ idToken, next }` signs in; PUT `{ idToken, next, …SignUpFields }` creates the profile and signs in. */
      sessionUrl: string;
      provider: ProviderProps;
    };
    /** Shown to users who await approval, instead of the admin area. */
    'auth/pending': {
      email: string;
      emailVerified: boolean;
      companyName: string | null;
      provider: ProviderProps;
      signOutUrl: string;
      accountUrl: string;
    };
    /** Users who await approval download their data and delete their account. */
    'auth/account': OwnAccountProps & { backUrl: string };
  }

  interface SharedProps {
    /** When to renew the session; only in the admin area and while awaiting approval. */
    session?: {
      uid: string;
      /** POST `{ idToken }` as JSON. */
      url: string;
      /** ISO 8601: from then on a new token renews the session. */
      renewFrom: string;
      provider: ProviderProps;
    };
  }

  interface FlashData {
    /** An account without a profile signed in: the person can finish the sign-up. */
    unfinished?: { email: string };
  }
}
