import type { Synonym } from './synonym.entity.js';
import type { SynonymJson } from './synonym.json.js';

export function toSynonymJson({ id, language, words, meanings, createdAt, updatedAt }: Synonym): SynonymJson {
  return {
    id,
    language,
    words,
    meanings,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Fields of a synonym for the audit log. */
export function toSnapshot({ language, words, meanings }: Synonym): Record<string, unknown> {
  return { language, words: words.join(', '), meanings: meanings.join(', ') || null };
}
