import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Autocomplete, Input, Label, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { fold } from '../../lib/fold.js';
import { useI18n } from '../../lib/i18n.js';

/** More are not drawn: who does not see hers writes another letter. */
const SHOWN = 8;

export interface Choice {
  id: number;
  label: string;
}

interface Props {
  label: string;
  choices: Choice[];
  /** null: nothing yet. */
  chosen: number | null;
  onChoose(id: number): void;
  /** The list is there only while something is searched for. */
  onDemand?: boolean;
}

/** One of thousands, found by a part of its name; the list stands in the form, so that nothing lies over a window. */
export function SearchChoice({ label, choices, chosen, onChoose, onDemand = false }: Props) {
  const { t } = useI18n();
  const [query, setQuery] = useState('');
  const found = matching(choices, query, chosen);
  const field = useRef<HTMLDivElement>(null);
  const isOpen = !onDemand || query.trim() !== '';
  useEffect(() => {
    if (onDemand && isOpen) field.current?.scrollIntoView({ block: 'nearest' });
  }, [onDemand, isOpen]);

  function choose(id: number) {
    onChoose(id);
    if (onDemand) setQuery('');
  }

  return (
    <div ref={field} className="field search-choice">
      <Autocomplete inputValue={query} onInputChange={setQuery}>
        <SearchField className="search-choice-field">
          <Label>{label}</Label>
          <Input placeholder={t('admin.form.search_choice.hint')} onKeyDown={keepForm} />
        </SearchField>
        {isOpen && (
          <ListBox
            className="search-choice-list"
            aria-label={label}
            items={found.slice(0, SHOWN)}
            selectionMode="single"
            selectedKeys={chosen === null ? [] : [chosen]}
            disallowEmptySelection={chosen !== null}
            onSelectionChange={(keys) => keys !== 'all' && choose(Number([...keys][0]))}
            renderEmptyState={() => t('admin.form.search_choice.none')}
          >
            {(choice) => <ListBoxItem textValue={choice.label}>{choice.label}</ListBoxItem>}
          </ListBox>
        )}
      </Autocomplete>
      <small role="status" className="field-hint">
        {isOpen &&
          found.length > SHOWN &&
          t('admin.form.search_choice.more', { count: found.length - SHOWN })}
      </small>
    </div>
  );
}

/** Every word of the query occurs; those that begin with it come first. Without a query the chosen one does. */
function matching(choices: Choice[], query: string, chosen: number | null): Choice[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0)
    return choices.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
  const folded = choices.map((choice) => ({ choice, text: fold(choice.label) }));
  const found = folded.filter(({ text }) => words.every((word) => text.includes(word)));
  const rank = (text: string) => (lastPart(text).startsWith(words[0]!) ? 0 : 1);
  return found.sort((a, b) => rank(a.text) - rank(b.text)).map(({ choice }) => choice);
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('›') + 1).trim();

/** Enter takes a choice; the form is sent by its button. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
