/** What the browser's part of the identity provider needs to know. */
export interface ProviderProps {
  apiKey: string;
  authDomain: string;
  projectId: string;
  emulatorUrl: string | null;
  /** POST with a bearer token after signing in and renewing, DELETE after signing out; null: nowhere. */
  tokenSyncUrl: string | null;
}

export type LoginView = 'sign-in' | 'sign-up' | 'reset';

declare module '../core/inertia/pages.js' {
  interface Pages {
    /** `?view=sign-up` and `?view=reset` choose the form. */
    'auth/login': {
      view: LoginView;
      /** The same page with each form; where the person wanted to go stays in them. */
      views: Record<LoginView, string>;
      /** Where to go after signing in: a local path. */
      next: string;
      /** POST `{ idToken, next }` signs in; PUT `{ idToken, next, …SignUpFields }` makes the profile and signs in. */
      sessionUrl: string;
      provider: ProviderProps;
    };
    /** What pending people see instead of the admin area. */
    'auth/pending': {
      email: string;
      emailVerified: boolean;
      companyName: string | null;
      provider: ProviderProps;
      signOutUrl: string;
    };
  }

  interface SharedProps {
    /** Only in the admin area and while awaiting approval: when the browser should renew the session. */
    session?: {
      uid: string;
      /** POST `{ idToken }` as JSON. */
      url: string;
      /** ISO 8601: from then on a fresh token renews the session. */
      renewFrom: string;
      provider: ProviderProps;
    };
  }

  interface FlashData {
    /** An account without a profile has just signed in: its sign-up broke off and can be finished. */
    unfinished?: { email: string };
  }
}
