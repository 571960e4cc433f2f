import type { CategoryTree } from '../../categories/category-tree.js';
import { foldText } from '../../core/i18n/fold-text.js';
import type { ProductKind } from '../../products/product-fields.js';
import { partsOfCell } from '../../products/sheet/sheet-cells.js';
import type { SheetRow } from '../../products/sheet/sheet-columns.js';
import { detachedCopy } from '../../core/text/detached-copy.js';
import type { KnownItem } from '../feed/known-item.js';
import type { ExportedOffer } from '../feed/offer.js';
import { idsByLabel, idsOfLabels, type LabelledIds } from './category-labels.js';
import { namesToFind, readCategoryPath } from '../feed/values/category-path.js';

/**
 * `name`: matched by the category's name; `google`: its items state Google categories that the catalogue
 * mapped; `chosen`: by a person; `branch`: by a person, for a path above it (without a category: not imported);
 * `excluded`: not imported; `none`: no category.
 */
export const MAPPING_ORIGINS = ['none', 'name', 'google', 'chosen', 'branch', 'excluded'] as const;
export type MappingOrigin = (typeof MAPPING_ORIGINS)[number];

/** A category path in the store's mapping. */
export interface KnownMapping {
  key: string;
  categoryId: number | null;
  origin: MappingOrigin;
  /** Whether a person's choice applies to the paths below it. */
  below: boolean;
}

/** A category of Google's taxonomy in the catalogue's mapping. */
export interface GoogleCategory {
  /** The folded path of the category, or its number if the path is not known. */
  key: string;
  googleId: number | null;
  /** null: the category above it decides. */
  categoryId: number | null;
}

/** A category path in the feed of this run. */
export interface SeenPath {
  key: string;
  path: string;
  categoryId: number | null;
  origin: MappingOrigin;
  itemCount: number;
  /** Number of items placed by the mapping of Google's taxonomy. */
  byGoogle: number;
  /** GTINs of some of its offers, for suggestions from other stores. */
  gtins: string[];
}

/** The category of an item, and why. */
export interface CategoryMatch {
  seen: SeenPath;
  categoryId: number | null;
  byGoogle: boolean;
}

type KnownPath = Pick<KnownItem, 'pathKey' | 'hasGtin' | 'byGoogle'>;

/** Separates the names in a path or key. */
export const PATH_SEPARATOR = ' > ';
const SEPARATOR = PATH_SEPARATOR;
/** A feed with more distinct paths does not use them as categories. */
const MAX_PATHS = 20_000;
const MAX_GTINS = 10;

/**
 * Places items of one store: by the store's mapping of the path, by the category's name, by the mapping of the nearest
 * branch; only without these two mappings by Google's taxonomy. Exclusions of branches come before names.
 */
export class CategoryResolver {
  readonly seenPaths = new Map<string, SeenPath>();
  private readonly chosen: Map<string, number>;
  private readonly excluded: Set<string>;
  /** Categories of whole branches; null: not imported. */
  private readonly branches: Map<string, number | null>;
  private readonly byName = new Map<string, number[]>();
  private readonly google: Map<string, number>;
  private readonly googleKeys = new Map<number, string[]>();
  private byLabel: Record<ProductKind, LabelledIds> | null = null;
  private readonly byGoogle = new Map<string, number | null>();

  constructor(
    private readonly tree: CategoryTree,
    mappings: KnownMapping[],
    google: GoogleCategory[] = [],
  ) {
    this.chosen = new Map(
      mappings.flatMap(({ key, categoryId, origin }) =>
        origin === 'chosen' && categoryId !== null ? [[key, categoryId]] : [],
      ),
    );
    this.google = new Map(
      google.flatMap(({ key, categoryId }) =>
        categoryId !== null && tree.find(categoryId) ? [[key, categoryId]] : [],
      ),
    );
    for (const { key, googleId } of google)
      if (googleId !== null) this.googleKeys.set(googleId, [...(this.googleKeys.get(googleId) ?? []), key]);
    this.excluded = new Set(mappings.filter(({ origin }) => origin === 'excluded').map(({ key }) => key));
    this.branches = new Map(
      mappings.flatMap(({ key, categoryId, origin, below }) => {
        const isChosen = origin === 'chosen' && categoryId !== null && tree.find(categoryId);
        return below && (isChosen || origin === 'excluded') ? [[key, categoryId] as const] : [];
      }),
    );
    for (const category of tree.rows) {
      if (category.kind !== 'product' || category.system || !category.active) continue;
      for (const name of new Set(Object.values(category.name).map(foldText))) {
        this.byName.set(name, [...(this.byName.get(name) ?? []), category.id]);
      }
    }
  }

  /** Counts the item. @param google category that it states @returns null for an empty path */
  resolve(path: string[], gtin: string | null = null, google = ''): CategoryMatch | null {
    if (!path.length) return null;
    const key = keyOf(path);
    let entry = this.seenPaths.get(key);
    if (!entry) {
      const shown = detachedCopy(path.join(SEPARATOR));
      entry = {
        key: detachedCopy(key),
        path: shown,
        itemCount: 0,
        byGoogle: 0,
        gtins: [],
        ...this.lookUp(key, path),
      };
      if (this.seenPaths.size < MAX_PATHS) this.seenPaths.set(entry.key, entry);
    }
    entry.itemCount += 1;
    if (gtin && entry.gtins.length < MAX_GTINS) entry.gtins.push(detachedCopy(gtin));
    const placed = google && !IS_OWN[entry.origin] ? this.findByGoogle(google) : null;
    if (placed !== null) entry.byGoogle += 1;
    return { seen: entry, categoryId: placed ?? entry.categoryId, byGoogle: placed !== null };
  }

  /** Whether an item need only be counted: its path is known, and has enough GTINs. */
  isKnown({ pathKey, hasGtin }: KnownPath): boolean {
    if (pathKey === null) return true;
    const entry = this.seenPaths.get(pathKey);
    return entry !== undefined && (!hasGtin || entry.gtins.length === MAX_GTINS);
  }

  /** Counts an item of a known path. */
  countAgain({ pathKey, byGoogle }: KnownPath): void {
    if (pathKey === null) return;
    const entry = this.seenPaths.get(pathKey)!;
    entry.itemCount += 1;
    if (byGoogle) entry.byGoogle += 1;
  }

  /** The categories that an export states by id; null when the path decides. */
  statedCategories({ kind, categoryIds }: ExportedOffer): number[] | null {
    // paths lead to products only
    if (!categoryIds) return kind === 'service' ? [] : null;
    const fitting = categoryIds.flatMap((id) => {
      const category = this.tree.find(id) ?? this.tree.successorOf(id);
      return category?.kind === kind ? [category.id] : [];
    });
    return fitting.length || !categoryIds.length || kind === 'service' ? [...new Set(fitting)] : null;
  }

  /** The categories that a row of an export names; null: not stated, or one of the names is not exactly one category. */
  labelled({ cells }: SheetRow, kind: ProductKind): number[] | null {
    if (cells.categories === undefined) return null;
    this.byLabel ??= idsByLabel(this.tree);
    return idsOfLabels(partsOfCell(cells.categories), this.byLabel[kind]);
  }

  /** The target of a path. */
  lookUp(key: string, path: string[]): Pick<SeenPath, 'categoryId' | 'origin'> {
    if (this.excluded.has(key)) return { categoryId: null, origin: 'excluded' };
    const chosen = this.chosen.get(key);
    if (chosen !== undefined && this.tree.find(chosen)) return { categoryId: chosen, origin: 'chosen' };
    const branch = nearest(key, this.branches);
    if (branch === null) return { categoryId: null, origin: 'branch' };
    const named = this.findByName(path) ?? this.findByName(namesToFind(path));
    // a category with this name is more precise than the branch
    if (named !== null) return { categoryId: named, origin: 'name' };
    return branch === undefined
      ? { categoryId: null, origin: 'none' }
      : { categoryId: branch, origin: 'branch' };
  }

  /** The category of a number or path of Google's, else of the nearest category above it. */
  private findByGoogle(text: string): number | null {
    const known = this.byGoogle.get(text);
    if (known !== undefined) return known;
    const key = keyOf(readCategoryPath(text));
    // a number may be mapped itself, or have a path in several languages
    const keys = this.google.has(key) ? [key] : (this.googleKeys.get(Number(key)) ?? [key]);
    const found = keys.map((each) => nearest(each, this.google)).find((id) => id !== undefined) ?? null;
    if (this.byGoogle.size < MAX_PATHS) this.byGoogle.set(detachedCopy(text), found);
    return found;
  }

  /** The category named like the last part; of several, the one whose parents are named like the parts before. */
  private findByName(path: string[]): number | null {
    const candidates = this.byName.get(foldText(path.at(-1)!)) ?? [];
    if (candidates.length <= 1) return candidates[0] ?? null;
    const parents = new Set(path.slice(0, -1).map(foldText));
    const matching = candidates.filter((id) =>
      this.tree
        .pathOf(this.tree.find(id)!)
        .slice(0, -1)
        .some((parent) => Object.values(parent.name).some((name) => parents.has(foldText(name)))),
    );
    return matching.length === 1 ? matching[0]! : null;
  }
}

/** Whether the store's own mapping decides. */
const IS_OWN: Record<MappingOrigin, boolean> = {
  none: false,
  name: false,
  google: false,
  chosen: true,
  branch: true,
  excluded: true,
};

/** Whether items of the path are not imported. */
export const isExcluded = ({ origin, categoryId }: Pick<SeenPath, 'origin' | 'categoryId'>): boolean =>
  origin === 'excluded' || (origin === 'branch' && categoryId === null);

/** The value of the key, else of the nearest one above it. */
function nearest<Value>(key: string, values: ReadonlyMap<string, Value>): Value | undefined {
  while (!values.has(key) && key.includes(SEPARATOR)) key = key.slice(0, key.lastIndexOf(SEPARATOR));
  return values.get(key);
}

/** A path as mappings are found by it. */
export const keyOf = (path: string[]) => path.map(foldText).join(SEPARATOR);
