import type { CategoryRow, CategoryTree } from '../../../categories/category-tree.js';
import { foldText } from '../../../core/i18n/fold-text.js';

/** A category whose name is like that of a path, and how much: 1 for the same words. */
export interface WordMatch {
  categoryId: number;
  likeness: number;
}

interface Named {
  row: CategoryRow;
  /** Stems of its name, one set for each language. */
  names: Set<string>[];
  /** Of the categories above it, in any language. */
  above: Set<string>;
}

/** Less is no likeness. */
const LEAST = 0.5;
/** What the names above say counts less than the name itself. */
const WEIGHT_ABOVE = 0.3;

/** Finds categories by the words of their names: whatever the endings, for Slovenian has many. */
export class CategoryWords {
  private readonly byStem = new Map<string, Named[]>();

  constructor(tree: CategoryTree) {
    for (const row of tree.rows) {
      if (row.kind !== 'product' || row.system || !row.active) continue;
      const above = tree
        .pathOf(row)
        .slice(0, -1)
        .flatMap(({ name }) => Object.values(name));
      const named = { row, names: Object.values(row.name).map(stemsOf), above: stemsOf(above.join(' ')) };
      for (const stem of new Set(named.names.flatMap((stems) => [...stems]))) {
        const others = this.byStem.get(stem);
        if (others) others.push(named);
        else this.byStem.set(stem, [named]);
      }
    }
  }

  /** The likest first; a path is as stores write it. */
  match(path: string): WordMatch[] {
    const parts = path.split(' > ');
    const own = stemsOf(parts.at(-1)!);
    const above = stemsOf(parts.slice(0, -1).join(' '));
    const candidates = new Set([...own].flatMap((stem) => this.byStem.get(stem) ?? []));
    return [...candidates]
      .map((named) => ({ categoryId: named.row.id, likeness: likeness(named, own, above) }))
      .filter(({ likeness }) => likeness >= LEAST)
      .sort((a, b) => b.likeness - a.likeness || a.categoryId - b.categoryId);
  }
}

/** Up to 1 for the name, and a little more where the names above agree, too. */
function likeness(named: Named, own: Set<string>, above: Set<string>): number {
  const name = Math.max(...named.names.map((stems) => dice(stems, own)));
  return name < LEAST ? 0 : name + WEIGHT_ABOVE * dice(named.above, above);
}

function dice(one: Set<string>, other: Set<string>): number {
  if (!one.size || !other.size) return 0;
  const common = [...one].filter((stem) => other.has(stem)).length;
  return (2 * common) / (one.size + other.size);
}

const MIN_STEM_LENGTH = 3;
/** Of Slovenian and English nouns, the longest first: `telefonov`, `televizorji`, `phones`, `svetilka`. */
const ENDINGS = [/(?:ov|ev|ih|es)$/, /j[aeiou]$/, /[aeious]$/];
/** Words that join others. */
const JOINING = new Set('in and za for the of z s v na iz po od do pri ter ali or a an with'.split(' '));

function stemsOf(text: string): Set<string> {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !JOINING.has(word));
  return new Set(words.map(stemOf));
}

function stemOf(word: string): string {
  const stems = ENDINGS.map((ending) => word.replace(ending, ''));
  return stems.find((stem) => stem.length >= MIN_STEM_LENGTH && stem.length < word.length) ?? word;
}
