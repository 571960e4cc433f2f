import type { Choice } from './consent.js';

declare module '../core/inertia/pages.js' {
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
    };
  }
}
