import { useShared } from '../../lib/shared.js';
import { usePropQuery } from '../../lib/forms/use-prop-query.js';

/** The possible categories, in the form of the server's `CategoryChoicesQuery`. */
export interface Wanted {
  kind?: 'product' | 'service';
  /** Possible parents of this category. */
  above?: number;
  /** Possible targets for the content of this category. */
  instead?: number;
  /** Also inactive categories. */
  all?: boolean;
}

/** The first categories that contain the words; null words: no search. */
export function useCategoryChoices(wanted: Wanted, words: string | null) {
  const { categoryChoices } = useShared();
  const answered = categoryChoices?.query;
  const asked = words === null ? null : questionOf(wanted, words);
  const progress = usePropQuery({
    prop: 'categoryChoices',
    header: 'X-Category-Choices',
    words: asked,
    answered,
    // the list before the first letter need not wait
    delay: words === '' ? 0 : undefined,
  });
  // results for the previous letters remain while the next ones load
  const isRelated = answered?.startsWith(questionOf(wanted, '')) && asked !== null;
  const { choices, count } = isRelated ? categoryChoices! : NONE;
  return { choices, count, isKnown: asked === answered, ...progress };
}

const NONE = { choices: [], count: 0 };

/** The words are last, so that questions of one field start with the same text. */
function questionOf(wanted: Wanted, words: string): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return new URLSearchParams([
    ...given.map(([key, value]) => [key, String(value)]),
    ['query', words],
  ]).toString();
}
