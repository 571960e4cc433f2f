import type { LatestChange } from '../../audit/latest-changes.js';
import type { ConstantTarget, MappingRules, MappingTarget } from '../stored-mappings/mapping-rules.js';
import type { CategoryOption } from '../../categories/category.props.js';
import type { Pagination } from '../../core/http/api/pagination.js';
import type { MappingOrigin } from '../intake/category-resolver.js';
import type { Availability } from '../feed/offer.js';
import type { ImportIssueProps, ImportSummary } from '../import.pages.js';

/** What a field of a file may mean. */
export interface MappingTargetProps {
  id: MappingTarget;
  label: string;
}

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

/** How files of one shape are read, because somebody of the store has said so. */
export interface OwnFormatProps extends Pick<MappingRules, 'root' | 'item' | 'constants'> {
  id: number;
  /** What stands where. */
  fields: { path: string; label: string }[];
  settings: Omit<MappingRules, 'root' | 'item' | 'fields' | 'constants'>;
  /** ISO 8601. */
  changedAt: string;
  /** null: nobody knows any more. */
  changedBy: string | null;
  /** null: no file that shows it is kept, or the person may only look. */
  editUrl: string | null;
  /** null: the person may only look. */
  deleteUrl: string | null;
  version: string;
}

/** One category path of a store's feeds and where it leads. */
export interface CategoryPathProps {
  id: number;
  /** As the store writes it, parted by ` > `. */
  path: string;
  itemCount: number;
  category: CategoryOption | null;
  /** Said by somebody, found by the name, said not to be imported, or none of that. */
  origin: MappingOrigin;
  /** Only of paths that lead nowhere. */
  suggestion: (CategoryOption & { reason: 'neighbours' | 'name'; sure: boolean }) | null;
  /** Who has said it, and when; null: nobody has. */
  changed: LatestChange | null;
  /** null: the person may only look. */
  updateUrl: string | null;
  version: string;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'import/categories': {
      company: { id: number; name: string };
      /** Among which people of the platform choose. */
      companies: { id: number; name: string; url: string }[];
      tabs: { id: string; label: string; count: number; url: string; current: boolean }[];
      mappings: CategoryPathProps[];
      count: number;
      unmappedCount: number;
      pagination: Pagination;
      filters: { query: string; origin: MappingOrigin | null; company: number | null };
      listUrl: string;
      /** null: nothing is searched or filtered. */
      resetUrl: string | null;
      /** POST here accepts all suggestions that are sure; null: there is none, or the person may only look. */
      acceptUrl: string | null;
      importsUrl: string;
      /** The last file that was written, to be imported once more; null: there is none, or without the right. */
      repeat: { url: string; fileName: string } | null;
    };
    'import/formats': {
      /** null: the platform has no store yet. */
      company: { id: number; name: string } | null;
      companies: { id: number; name: string; url: string }[];
      formats: OwnFormatProps[];
      /** How many category paths are known in which way. */
      categories: { origin: MappingOrigin; count: number; url: string }[];
      categoriesUrl: string;
      importsUrl: string;
    };
    'import/format': {
      run: ImportSummary;
      /** null: the file is no longer kept, or nothing in it looks like products. */
      survey: { root: string; item: string; itemCount: number } | null;
      /** Elements that may hold one product. */
      items: { name: string; path: string; count: number; url: string; current: boolean }[];
      fields: FileFieldProps[];
      /** What is needed first. */
      targets: MappingTargetProps[];
      form: {
        /** GET and POST here show a preview, PUT saves, DELETE forgets. */
        url: string;
        version: string;
        /** Whether something is stored for files of this shape. */
        known: boolean;
        values: MappingFormValues;
      } | null;
      preview: PreviewedItem[];
    };
  }
}
