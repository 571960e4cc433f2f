import type { CategoryRow, CategoryTree } from '../../../categories/category-tree.js';
import { foldText } from '../../../core/i18n/fold-text.js';

/** A category with a similar name; `likeness` is 1 for the same words. */
export interface WordMatch {
  categoryId: number;
  likeness: number;
}

interface StemmedCategory {
  row: CategoryRow;
  /** Stems of its name, one set for each language. */
  names: Set<string>[];
  /** Words in the names of its ancestors, in any language. */
  above: Set<string>;
}

const MIN_LIKENESS = 0.5;
/** The weight of the ancestors' names against the name itself. */
const WEIGHT_ABOVE = 0.3;

/** Finds categories by the stems of the words in their names. */
export class CategoryWords {
  private readonly byStem = new Map<string, StemmedCategory[]>();

  constructor(tree: CategoryTree) {
    for (const row of tree.rows) {
      if (row.kind !== 'product' || row.system || !row.active) continue;
      const above = tree
        .pathOf(row)
        .slice(0, -1)
        .flatMap(({ name }) => Object.values(name));
      const category = { row, names: Object.values(row.name).map(stemsOf), above: stemsOf(above.join(' ')) };
      for (const stem of new Set(category.names.flatMap((stems) => [...stems]))) {
        const others = this.byStem.get(stem);
        if (others) others.push(category);
        else this.byStem.set(stem, [category]);
      }
    }
  }

  /** The most similar first. @param path names separated by ` > ` */
  match(path: string): WordMatch[] {
    const parts = path.split(' > ');
    const own = stemsOf(parts.at(-1)!);
    const above = stemsOf(parts.slice(0, -1).join(' '));
    const candidates = new Set([...own].flatMap((stem) => this.byStem.get(stem) ?? []));
    return [...candidates]
      .map((category) => ({ categoryId: category.row.id, likeness: likeness(category, own, above) }))
      .filter(({ likeness }) => likeness >= MIN_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness || a.categoryId - b.categoryId);
  }
}

/** Up to 1 for the name, plus up to `WEIGHT_ABOVE` for the ancestors. */
function likeness(category: StemmedCategory, own: Set<string>, above: Set<string>): number {
  const name = Math.max(...category.names.map((stems) => dice(stems, own)));
  return name < MIN_LIKENESS ? 0 : name + WEIGHT_ABOVE * dice(category.above, above);
}

function dice(one: Set<string>, other: Set<string>): number {
  if (!one.size || !other.size) return 0;
  const common = [...one].filter((stem) => other.has(stem)).length;
  return (2 * common) / (one.size + other.size);
}

const MIN_STEM_LENGTH = 3;
/** Endings of Slovenian and English nouns, the longest first: `telefonov`, `televizorji`, `phones`, `svetilka`. */
const ENDINGS = [/(?:ov|ev|ih|es)$/, /j[aeiou]$/, /[aeious]$/];
/** Slovenian and English. */
const STOP_WORDS = new Set('in and za for the of z s v na iz po od do pri ter ali or a an with'.split(' '));

function stemsOf(text: string): Set<string> {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !STOP_WORDS.has(word));
  return new Set(words.map(stemOf));
}

function stemOf(word: string): string {
  const stems = ENDINGS.map((ending) => word.replace(ending, ''));
  return stems.find((stem) => stem.length >= MIN_STEM_LENGTH && stem.length < word.length) ?? word;
}
