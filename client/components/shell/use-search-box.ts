import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useState } from 'react';
import type { Suggestions } from '../../../src/storefront/suggestions/suggestions.props.js';
import type { SuggestionList } from '../storefront/suggestions/suggestion-list.js';
import { useHydrated } from '../../lib/forms/use-hydrated.js';
import { useSuggestions } from './use-suggestions.js';

const loadList = () => import('../storefront/suggestions/suggestion-list.js');

const countOf = ({ texts, categories, brands, products }: Suggestions) =>
  texts.length + categories.length + brands.length + products.length;

/**
 * A search box whose suggestions open below it (the combobox of ARIA 1.2): the focus stays in the field, arrows choose,
 * Enter goes there, Escape closes. Without JavaScript it is a plain field.
 */
export function useSearchBox() {
  const listId = useId();
  const isHydrated = useHydrated();
  /** null: no suggestions, because the person is not in the field. */
  const [text, setText] = useState<string | null>(null);
  const [chosen, setChosen] = useState({ of: '', place: -1 });
  const List = useList(text !== null);
  const answer = useSuggestions(text);
  const found = List && answer;
  const count = found ? countOf(found) : 0;
  const suggestions = count > 0 ? found : null;
  // another answer is another list
  const active = suggestions && chosen.of === suggestions.query ? chosen.place : -1;
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = active < 0 ? undefined : optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setText(currentTarget.value);
  const close = () => setText(null);

  /** From the field through the list and back into the field. */
  function move(step: 1 | -1) {
    const places = count + 1;
    setChosen({ of: suggestions!.query, place: ((active + 1 + step + places) % places) - 1 });
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (suggestions) move(key === 'ArrowDown' ? 1 : -1);
      else open(event);
    } else if (key === 'Escape' && suggestions) close();
    else if (key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else return;
    event.preventDefault();
  }

  return {
    List,
    suggestions,
    active,
    listId,
    optionId,
    close,
    /** Announcement of the answer for the current text; null: none yet. */
    count: found && found.query === text?.trimStart() ? count : null,
    input: {
      onFocus: open,
      onInput: open,
      onKeyDown: press,
      onBlur: close,
      ...(isHydrated && {
        role: 'combobox',
        'aria-expanded': suggestions !== null,
        'aria-autocomplete': 'list' as const,
        'aria-controls': suggestions ? listId : undefined,
        'aria-activedescendant': activeId,
      }),
    },
  };
}

/** The list of suggestions, loaded on demand; null: not loaded yet, and the field works without it. */
function useList(isWanted: boolean) {
  const [List, setList] = useState<typeof SuggestionList | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    loadList().then(
      (module) => setList(() => module.SuggestionList),
      () => {},
    );
  }, [isWanted]);
  return List;
}
