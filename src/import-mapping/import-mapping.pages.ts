import type { ConstantTarget, MappingTarget } from '../feed-mappings/mapping-rules.js';
import type { Availability } from '../import/feed/offer.js';
import type { ImportIssueProps, ImportSummary } from '../import/import.pages.js';

/** What the form of a mapping holds; `priceFactor` is written with a point or a comma. */
export interface MappingFormValues {
  item: string;
  fields: { path: string; target: MappingTarget | null; label: string }[];
  decimalSign: '.' | ',' | null;
  currency: string;
  priceFactor: string;
  listSeparator: string;
  categorySeparator: string;
  language: 'sl' | 'en' | 'other' | null;
  constants: Record<ConstantTarget, string>;
}

/** A field of the file, beside the one of the form with the same index. */
export interface FileFieldProps {
  path: string;
  /** How many of the surveyed items have it; 0: only an earlier file had. */
  count: number;
  samples: string[];
}

/** An item as it would be normalised. */
export interface PreviewedItem {
  itemNumber: number;
  line: number;
  offer: PreviewedOffer | null;
  issues: ImportIssueProps[];
}

export interface PreviewedOffer {
  productCode: string;
  name: string;
  price: number;
  regularPrice: number | null;
  /** ISO 4217. */
  currency: string;
  link: string;
  brand: string | null;
  ean: string | null;
  categoryPath: string[];
  availability: Availability;
  stock: number | null;
  deliveryCost: number | null;
  pictureCount: number;
  attributes: { name: string; value: string }[];
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'import/format': {
      run: ImportSummary;
      /** null: the file is no longer kept, or nothing in it looks like products. */
      survey: { root: string; item: string; itemCount: number } | null;
      /** Elements that may hold one product. */
      items: { name: string; path: string; count: number; url: string; current: boolean }[];
      fields: FileFieldProps[];
      form: {
        /** GET and POST here show a preview, PUT saves, DELETE forgets. */
        url: string;
        /** null: files of this shape are not known yet. */
        version: string | null;
        values: MappingFormValues;
      } | null;
      preview: PreviewedItem[];
    };
  }
}
