import { useShared } from '../../../lib/shared.js';
import { usePropQuery } from '../../../lib/forms/use-prop-query.js';

const NONE = { pictures: [], more: false };

/**
 * The newest pictures that match the words; null words: no search.
 * @param company owner; null or undefined: the platform, or the person's own company
 */
export function usePictureChoices(company: number | null | undefined, words: string | null) {
  const { pictureChoices } = useShared();
  const answered = pictureChoices?.query;
  const questionOf = (query: string) =>
    new URLSearchParams({ ...(company && { company: String(company) }), query }).toString();
  const asked = words === null ? null : questionOf(words);
  const progress = usePropQuery({
    prop: 'pictureChoices',
    header: 'X-Picture-Choices',
    words: asked,
    answered,
    delay: words === '' ? 0 : undefined,
  });
  // results for the previous letters remain while the next ones load
  const isRelated = answered?.startsWith(questionOf('')) && asked !== null;
  return { ...(isRelated ? pictureChoices! : NONE), isKnown: asked === answered, ...progress };
}
