import type { Choice } from './consent.js';

/** Scripts for analytics and marketing. */
export interface Tags {
  analytics: { id: string; scriptUrl: string } | null;
  marketingUrl: string | null;
  /** Documents of these paths, and of paths below, load none of it. */
  privatePaths: string[];
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** The form of the choice; also without JavaScript. */
    'consent/show': object;
  }
  interface SharedProps {
    /** The browser's consent to analytics and marketing; `url`: POST `choice`, GET shows the form. */
    consent: {
      /** null: not decided yet. */
      choice: Choice | null;
      url: string;
      /** Name of the cookie with the choice, which may be newer than the props of the page. */
      cookie: string;
      /** Whether any script needs consent. */
      isUsed: boolean;
      /** Scripts to load on this page after consent; null on private pages, and with nothing set up. */
      tags: Tags | null;
    };
  }
}
