import type { CategoryLink } from '../categories/category.props.js';
import type { LocalText } from '../core/i18n/local-text.js';
import type { CardPage, Crumb, ProductResults } from './product.props.js';

declare module '../core/inertia/pages.js' {
  interface Pages {
    'products/category': {
      category: {
        id: number;
        name: LocalText;
        kind: 'product' | 'service';
        /** Plain text with line breaks; on the first page of the unfiltered list. */
        description: LocalText | null;
      };
      breadcrumb: Crumb[];
      /** With the filters and counts of the list. */
      subcategories: CategoryLink[];
      list: CardPage;
      results: ProductResults;
      /** Always null: see `onPageView`. */
      shown?: null;
    };
    'products/search': {
      /** The search term as typed; null lists everything. */
      query: string | null;
      /** The brand whose products are all that is listed. */
      brand: string | null;
      /** The term's names became filters; `wordsUrl` leads to the list that matches its words instead. */
      named: { wordsUrl: string } | null;
      /** The words that no offer of the catalogue matches, with or without filters. */
      unknown: string | null;
      /** The main categories; if nothing is found, those with words of the query in their names. */
      categories: CategoryLink[];
      /** The correction that was searched for instead, with its URL. */
      corrected: {
        text: string;
        url: string;
        /** The hits of the term as typed. */
        literalUrl: string;
      } | null;
      /** Synonyms that were searched for as well; `literalUrl` leads to exact matches only. */
      expanded: { meanings: string[]; literalUrl: string } | null;
      /** Words of the term that no hit has. */
      missing: string[];
      /** The hits lack some of the words. */
      isNear: boolean;
      /** Sentences about longer words, and about words that no hit has together. */
      notices: string[];
      /** Categories and brands that the term names. */
      recognised: { categories: CategoryLink[]; brands: { name: string; url: string }[] };
      /** Folded beginnings of words, to be highlighted in names. */
      marks: string[];
      list: CardPage;
      results: ProductResults;
    };
  }
}
