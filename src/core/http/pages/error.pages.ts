declare module '../../inertia/pages.js' {
  interface Pages {
    'errors/show': ErrorProps;
    /** An error page inside the admin area, for people with access to it. */
    'errors/admin': ErrorProps;
  }
}

interface ErrorProps {
  status: number;
  requestId: string;
  /** Of the status; props, because other pages do not need them. */
  title: string;
  description: string;
}

export {};
