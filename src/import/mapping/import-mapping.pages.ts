import type { StoreChoice } from '../import-stores.props.js';
import type { LatestChange } from '../../audit/latest-changes.js';
import type {
  ConstantTarget,
  MappingRules,
  MappingTarget,
  RowFilter,
} from '../stored-mappings/mapping-rules.js';
import type { MappingTargetProps } from '../stored-mappings/mapping-targets.js';
import type { CategoryOption } from '../../categories/category.props.js';
import type { LocalText } from '../../core/i18n/local-text.js';
import type { Pagination } from '../../core/http/api/pagination.js';
import type { MappingOrigin } from '../intake/category-resolver.js';
import type { FeedOffer } from '../feed/offer.js';
import type { SurveyedField } from '../feed/probing/feed-fields.js';
import type { ImportIssueJson, ImportJson } from '../import.json.js';

/** Fields of the file that may have a meaning, the likeliest first; `url` prefers one. */
export type FieldAlternatives = Partial<Record<MappingTarget, { path: string; url: string }[]>>;

/** Values of the mapping form; `priceFactor` has a decimal point or comma. */
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
  /** With titles of columns in braces. */
  linkTemplate: string;
  imageAddress: string;
  /** `codes`: titles of columns, separated by commas. */
  rows: { key: string; codes: string; images: string };
  /** `values` are separated by commas. */
  filters: { path: string; condition: RowFilter['condition']; values: string }[];
}

/** An item as the import would read it. */
export interface PreviewedItem {
  itemNumber: number;
  line: number;
  offer: PreviewedOffer | null;
  issues: ImportIssueJson[];
}

export interface PreviewedOffer extends Pick<
  FeedOffer,
  'productCode' | 'name' | 'currency' | 'link' | 'brand' | 'ean' | 'categoryPath' | 'availability' | 'stock'
> {
  price: number;
  regularPrice: number | null;
  deliveryCost: number | null;
  pictureCount: number;
  attributes: { name: string; value: string }[];
}

/** A format that the store mapped. */
export interface OwnFormatProps extends Pick<MappingRules, 'root' | 'item' | 'constants'> {
  id: number;
  /** Its files are tables, which have no elements. */
  isTable: boolean;
  /** Name of the known format to which the fields are added; null: it is a format of its own. */
  completes: string | null;
  /** `title`: the path, or the name of a table's column as written. */
  fields: { path: string; title: string; label: string }[];
  settings: Omit<MappingRules, 'root' | 'item' | 'header' | 'fields' | 'constants' | 'completes'>;
  /** ISO 8601. */
  changedAt: string;
  /** null: unknown. */
  changedBy: string | null;
  /** null: no file of the format is stored, or the person may only read. */
  editUrl: string | null;
  /** null: the person may only read. */
  deleteUrl: string | null;
  version: string;
}

/** One category path of a store's feeds, or of Google's taxonomy, and its target. */
export interface CategoryPathProps {
  id: number;
  /** Names as in the store's feed, separated by ` > `. */
  path: string;
  /** In Google's taxonomy. */
  googleId: number | null;
  /** null: the path is of Google's taxonomy. */
  itemCount: number | null;
  category: CategoryOption | null;
  origin: MappingOrigin;
  /** Its choice also applies to the paths below it. */
  below: boolean;
  /** Its items are not imported. */
  excluded: boolean;
  /** Names of up to three offers. */
  examples: LocalText[];
  /** The names of the path, the first ones with the page that maps their branch; null: the person may only read. */
  parts: { name: string; branchUrl: string | null }[];
  /** Only of unmapped paths. */
  suggestion:
    | (CategoryOption & {
        reason: 'neighbours' | 'name';
        sure: boolean;
        /** Percent. */
        score: number;
        /** How many of the checked GTINs are in the category; null by name. */
        evidence: { codes: number; checked: number } | null;
      })
    | null;
  /** The last change by a person; null: none. */
  changed: LatestChange | null;
  /** null: the person may only read. */
  updateUrl: string | null;
  version: string;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'import/categories': StoreChoice & {
      tabs: { id: string; label: string; count: number; url: string; current: boolean }[];
      mappings: CategoryPathProps[];
      count: number;
      unmappedCount: number;
      pagination: Pagination;
      filters: { query: string; origin: MappingOrigin | null; company: number | null };
      listUrl: string;
      /** null: no filter is set. */
      resetUrl: string | null;
      /** Asks which suggestions are accepted; of Google's taxonomy, POST accepts the sure ones; null: there is none. */
      acceptUrl: string | null;
      /** POST changes the selected paths; null: the person may only read, or the paths are Google's. */
      bulkUrl: string | null;
      /** POST adds categories of Google's taxonomy; null: the paths are a store's. */
      addUrl: string | null;
      importsUrl: string;
      /** The last written file, to be imported again; null: there is none, or the person may only read. */
      repeat: { url: string; fileName: string } | null;
    };
    'import/mapping-change': {
      company: { id: number; name: string };
      /** The branch whose paths change, with paths of later imports; null: paths are selected. */
      branch: string | null;
      count: number;
      itemCount: number;
      /** Paths of the branch that a person or their name gave a category, or a person excluded; they keep it. */
      keptCount: number;
      /** Some of the paths. */
      paths: Pick<CategoryPathProps, 'id' | 'path' | 'itemCount' | 'examples'>[];
      /** Changes by the suggestions, the best first. */
      suggestions: { path: string; category: string; score: number }[];
      /** Ways to accept suggestions, and the number of paths that each changes. */
      accepts: { minimum: string; count: number }[];
      /** Categories that fit the paths, or that the search finds; `count`: of all. */
      find: string;
      choices: CategoryOption[];
      choiceCount: number;
      /** GET searches a category, POST changes the paths. */
      url: string;
      /** The parameters of the search. */
      keep: Record<string, string | string[]>;
      backUrl: string;
    };
    'import/formats': StoreChoice & {
      formats: OwnFormatProps[];
      /** The number of category paths by origin. */
      categories: { origin: MappingOrigin; count: number; url: string }[];
      categoriesUrl: string;
      importsUrl: string;
    };
    'import/format': {
      run: ImportJson;
      /** null: the file is no longer stored, or no element looks like an offer. */
      survey: { root: string; item: string; itemCount: number } | null;
      /** The known format that a mapping replaces; null: none read the file. */
      replaces: string | null;
      /** Elements that may hold one offer. */
      items: { name: string; path: string; count: number; url: string; current: boolean }[];
      /** At the same index as in the form; `count` 0: only an earlier file contained it. */
      fields: (SurveyedField & { title: string })[];
      /** Columns of a table; empty: XML. */
      columns: { path: string; title: string }[];
      /** The shop system whose export was recognised; null: none, or the store has its own mapping. */
      shop: { name: string; address: string; isWrong: boolean; url: string } | null;
      /** Targets that several fields may have. */
      alternatives: FieldAlternatives;
      /** Required ones first. */
      targets: MappingTargetProps[];
      form: {
        /** GET and POST show a preview, PUT saves, DELETE deletes. */
        url: string;
        version: string;
        /** Whether there is a stored mapping of this shape. */
        known: boolean;
        values: MappingFormValues;
      } | null;
      preview: PreviewedItem[];
    };
  }
}
