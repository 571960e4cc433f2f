import type { CategoryTree } from '../categories/category-tree.js';
import { isInCategoryName } from './named-categories.js';
import type { SynonymDictionary } from './synonyms/synonym-dictionaries.js';
import { isStopWord } from './words/stop-words.js';
import { foldedWords } from './words/text-words.js';

/** The head of the query: in both languages the last word before a complement as “for a bicycle”. */
export const headOf = (text: string): string | undefined => wordsBeforeComplement(text).at(-1);

/** The last of these words that a category is named by: of »kosilnica bosch« the mower. */
export function topicOf(
  text: string,
  { tree, synonyms }: { tree: CategoryTree; synonyms: SynonymDictionary },
): string | undefined {
  const names = (word: string) => [word, ...synonyms.expand([word]).map(({ synonym }) => synonym)];
  return wordsBeforeComplement(text).findLast((word) =>
    names(word).some((name) => isInCategoryName(tree, name)),
  );
}

function wordsBeforeComplement(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const end = words.findIndex((word, at) => at > 0 && isStopWord(word, words[at + 1]));
  return (end < 0 ? words : words.slice(0, end)).flatMap(foldedWords);
}
