declare module '../../inertia/pages.js' {
  interface Pages {
    /** Texts come from the keys `not_found` and `server_error`; 401, 403 and others have their own. */
    'errors/show': { status: number; requestId: string };
    /** An error page inside the admin area, for people with access to it. */
    'errors/admin': { status: number; requestId: string };
  }
}

export {};
