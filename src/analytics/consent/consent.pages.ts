import type { Choice } from './consent.js';

/** What measures and advertises. */
export interface Tags {
  analytics: { id: string; scriptUrl: string } | null;
  marketingUrl: string | null;
  /** Paths at and below which none of it may be in a document. */
  privatePaths: string[];
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** Decides anew; also without JavaScript. */
    'consent/show': object;
  }
  interface SharedProps {
    /** Whether this browser may load what measures and advertises; POST `choice` to the address, GET decides anew. */
    consent: {
      /** null: not decided yet. */
      choice: Choice | null;
      url: string;
      /** The cookie that holds the choice: newer than a page of the history, or of another tab. */
      cookie: string;
      /** Whether anything asks for it at present. */
      isUsed: boolean;
      /** What may be loaded on this page after consent; null in the admin area, where people sign in, and with nothing set up. */
      tags: Tags | null;
    };
  }
}
