declare module '../core/inertia/pages.js' {
  interface Pages {
    'auth/login': {
      /** Where to go after signing in: a local path. */
      next: string;
      sessionUrl: string;
      provider: { apiKey: string; authDomain: string; projectId: string; emulatorUrl: string | null };
    };
  }
}

export {};
