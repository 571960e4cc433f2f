import { useShared } from '../../lib/shared.js';
import { usePropQuery } from '../../lib/forms/use-prop-query.js';

/** Which categories are meant, as the server's `CategoryChoicesQuery` names them. */
export interface Wanted {
  kind?: 'product' | 'service';
  /** Those that this one may stand below. */
  above?: number;
  /** Those that can take what stands in this one. */
  instead?: number;
  /** Those that are switched off, too. */
  all?: boolean;
}

/** The first categories that hold the words; null words: nobody looks for any. */
export function useCategoryChoices(wanted: Wanted, words: string | null) {
  const { categoryChoices } = useShared();
  const answered = categoryChoices?.query;
  const asked = words === null ? null : questionOf(wanted, words);
  const progress = usePropQuery({
    prop: 'categoryChoices',
    header: 'X-Category-Choices',
    words: asked,
    answered,
    // the list that stands there before a letter is typed need not wait for more
    delay: words === '' ? 0 : undefined,
  });
  // while the next letter is being asked for, what was found for the others stays
  const isRelated = answered?.startsWith(questionOf(wanted, '')) && asked !== null;
  const { choices, count } = isRelated ? categoryChoices! : NONE;
  return { choices, count, isKnown: asked === answered, ...progress };
}

const NONE = { choices: [], count: 0 };

/** The words stand at the end, so that questions of one field begin alike. */
function questionOf(wanted: Wanted, words: string): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return new URLSearchParams([
    ...given.map(([key, value]) => [key, String(value)]),
    ['query', words],
  ]).toString();
}
