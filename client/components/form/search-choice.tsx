import { useState } from 'react';
import { fold } from '../../lib/i18n/fold.js';
import { type Choice, ChoiceList, type ChoiceListProps } from './choice-list.js';

interface Props extends Omit<ChoiceListProps, 'onChoose'> {
  choices: Choice[];
  onChoose(id: number): void;
}

/** A choice from hundreds of options, found by a part of the name. */
export function SearchChoice({ choices, chosen, onChoose, ...props }: Props) {
  const [query, setQuery] = useState('');
  const found = matching(choices, query, chosen);
  return (
    <ChoiceList
      {...props}
      query={query}
      onQuery={setQuery}
      found={found}
      count={found.length}
      chosen={chosen}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}

/** Every word of the query occurs; those that begin with it come first. Without a query the chosen one does. */
function matching(choices: Choice[], query: string, chosen: number | null): Choice[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0)
    return choices.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
  const folded = choices.map((choice) => ({ choice, text: fold(choice.label) }));
  const found = folded.filter(({ text }) => words.every((word) => text.includes(word)));
  const rank = (text: string) => (text.startsWith(words[0]!) ? 0 : 1);
  return found.sort((a, b) => rank(a.text) - rank(b.text)).map(({ choice }) => choice);
}
