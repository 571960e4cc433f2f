import type { SectionGroup, SectionId } from '../auth/admin-sections.js';
import type { CategoryNode } from '../categories/category.props.js';
import type { Locale } from '../core/i18n/locales.js';

declare module '../core/inertia/pages.js' {
  interface SharedProps {
    appName: string;
    /** That the data are invented, in a demo. */
    notice?: string;
    locale: Locale;
    /** HTML strings for the document head (Inertia's serverHead). */
    head: string[];
    /** URLs of this page in each language; following one sets the cookie. */
    languages: { locale: Locale; name: string; url: string; current: boolean }[];
    /** `search` is the action of the search form: GET with `query`, also without JavaScript. */
    urls: { home: string; search: string; login: string; stores: string; sitemap: string };
    navigation: CategoryNode[];
    /** `_token` of forms that are sent without JavaScript; null if no person is signed in. */
    formToken: string | null;
    person: null | {
      name: string;
      email: string;
      companyName: string | null;
      adminUrl: string;
      /** The actor's own profile; null while awaiting approval. */
      profileUrl: string | null;
      signOutUrl: string;
      /** URL that receives sign-outs; null: none. */
      tokenSyncUrl: string | null;
    };
    /** Sections of the admin area that the actor may open; only on admin pages. */
    adminSections?: { id: SectionId; group: SectionGroup; url: string; current: boolean }[];
  }
}
