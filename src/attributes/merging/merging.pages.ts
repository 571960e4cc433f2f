import type { LocalText } from '../../core/i18n/local-text.js';

/** The extent of a merge. */
export interface MergeCounts {
  offers: number;
  productData: number;
  /** Categories that offer the attribute as a filter. */
  filters: number;
}

/** The effect of merging definitions. */
export interface DefinitionMergePreview extends MergeCounts {
  categories: number;
  /** Why it is impossible, in the page's language. */
  problems: string[];
  /** The first values that change, for example `500 g` and `0.5 kg`. */
  examples: { before: string; after: string }[];
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'attributes/merge': {
      name: LocalText;
      listUrl: string;
      /** GET with `into` shows the preview. */
      formUrl: string;
      choices: { id: number; label: string }[];
      /** The chosen attribute; null: none. */
      into: { id: number; label: string } | null;
      preview: DefinitionMergePreview | null;
      /** POST `into`; null without a preview, or if it is impossible. */
      applyUrl: string | null;
    };
    'attributes/values': {
      name: LocalText;
      listUrl: string;
      /** GET with `query` and `values` shows the list, and from two values the preview. */
      formUrl: string;
      query: string;
      /** Chosen ones, then the others by their number of offers. */
      values: { key: string; value: LocalText; offers: number; chosen: boolean }[];
      /** How many the search finds. */
      count: number;
      preview: MergeCounts | null;
      /** POST `into`, one of the chosen values; null without a preview. */
      applyUrl: string | null;
    };
  }
}
