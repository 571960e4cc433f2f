import { useState } from 'react';
import { useShared } from '../../lib/shared.js';
import { usePropQuery } from '../../lib/forms/use-prop-query.js';
import type { Choice } from '../form/choice-list.js';

/**
 * Names of categories that the page does not contain: from a draft, or from another person's version.
 * @param known names on the page
 */
export function useCategoryLabels(known: Choice[], ids: number[]) {
  const { categoryLabels } = useShared();
  const [picked, setPicked] = useState<Choice[]>([]);
  const at = (choices: Choice[], id: number) => choices.find((each) => each.id === id);
  const unknown = ids.filter((id) => !at(known, id) && !at(picked, id));
  usePropQuery({
    prop: 'categoryLabels',
    header: 'X-Category-Labels',
    words: unknown.length ? unknown.join('.') : null,
    answered: categoryLabels?.query,
    delay: 0,
  });
  const all = [...known, ...picked, ...(categoryLabels?.labels ?? [])];
  return {
    labelOf: (id: number) => at(all, id)?.label ?? String(id),
    /** Remembers one that was chosen here. */
    remember: (choice: Choice) => setPicked((others) => [...others, choice]),
  };
}
