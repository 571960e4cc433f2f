import type { LocalText } from '../../core/i18n/local-text.js';
import type { PictureProps } from '../../media/media.props.js';
import type { Money } from '../../products/product.props.js';

/** A product or a service with its lowest price. */
export interface SuggestedProduct {
  id: number;
  url: string;
  isService: boolean;
  name: LocalText;
  picture: PictureProps | null;
  lowestPrice: Money;
  /** The price is the lowest of several offers. */
  isFrom: boolean;
}

/** Suggestions for a text that is being typed; the best of each kind first. */
export interface Suggestions {
  query: string;
  /** The text with its spelling corrected, or its last word completed; of an empty text, examples. */
  texts: { text: string; url: string }[];
  /** `within` is the path to the category; null at the top level. */
  categories: { id: number; url: string; name: LocalText; within: string | null }[];
  brands: { name: string; url: string }[];
  products: SuggestedProduct[];
  /** Folded beginnings of words to highlight in names. */
  marks: string[];
}

declare module '../../core/inertia/pages.js' {
  interface SharedProps {
    /** A partial reload with the text in the header `x-suggest-query`, percent-encoded, so that the URL stays the same. */
    suggestions?: Suggestions;
    /** On a page that is not found: for the words of its URL. */
    urlSuggestions?: Suggestions;
  }
}
