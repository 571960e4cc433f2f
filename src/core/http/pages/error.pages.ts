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
  /** Props, because other pages do not need the texts of a status. */
  title: string;
  description: string;
}

export {};
