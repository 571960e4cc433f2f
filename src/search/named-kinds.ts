import type { CatalogueIndex, VocabularyReader } from './catalogue-index/catalogue-index.js';
import { allOf, inCategories, type Term } from './catalogue-index/text-query.js';
import type { CollectiveKind } from './named-categories.js';

/** Share of a category's offers with a kind in their names. */
const NAMED = 0.9;

/** A kind of a collective category. Its offers have one of the words in their names. */
export interface NamedKind {
  word: string;
  categoryId: number;
  names: string[];
}

/** The kinds of categories in which nearly all offers have a kind in their names, and some this one. */
export async function findNamedKinds(
  kinds: CollectiveKind[],
  index: CatalogueIndex,
  vocabulary: VocabularyReader,
): Promise<NamedKind[]> {
  const found = kinds.map(async ({ word, categoryId, stems, allStems }): Promise<NamedKind[]> => {
    const [names, allNames] = await vocabulary.read((words) => {
      const formsOf = (stem: string) => words.withStem(stem).map((known) => known.word);
      return [stems.flatMap(formsOf), allStems.flatMap(formsOf)] as const;
    });
    const count = (...named: Term[]) => {
      const all = [inCategories([categoryId]), ...named];
      const concepts = [{ text: word, alternatives: [{ all, weight: 1 }] }];
      return index.openText(allOf(concepts)).countWhole();
    };
    const [all, named, own] = await Promise.all([
      count(),
      count({ field: 'name', any: allNames }),
      count({ field: 'name', any: names }),
    ]);
    return own > 0 && named >= NAMED * all ? [{ word, categoryId, names }] : [];
  });
  return (await Promise.all(found)).flat();
}
