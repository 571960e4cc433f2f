import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Autocomplete, Input, Label, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Box, boxClass } from '../ui/layout/boxes.js';

/** More are not drawn: who does not see hers writes another letter. */
const SHOWN = 8;

export interface Choice {
  id: number;
  label: string;
}

export interface ChoiceListProps {
  /** Id of its search field, for links to it. */
  id?: string;
  label: string;
  /** null: nothing yet. */
  chosen: number | null;
  onChoose(choice: Choice): void;
  /** The list is there only while something is searched for. */
  onDemand?: boolean;
}

interface Props extends ChoiceListProps {
  query: string;
  onQuery(query: string): void;
  found: Choice[];
  /** Number of all options. */
  count: number;
  /** Said in place of a list that is not there yet, or cannot be. */
  waiting?: string | null;
  /** Shown above the list. */
  note?: string | null;
}

/** A search with its results; the list is in the form, so it does not cover a dialog. */
export function ChoiceList({ label, query, onQuery, found, count, waiting, note, ...props }: Props) {
  const { t } = useI18n();
  const { id, chosen, onChoose, onDemand = false } = props;
  const field = useRef<HTMLDivElement>(null);
  const isOpen = !onDemand || query.trim() !== '';
  useEffect(() => {
    if (onDemand && isOpen) field.current?.scrollIntoView({ block: 'nearest' });
  }, [onDemand, isOpen]);

  function choose(id: number) {
    const choice = found.find((each) => each.id === id);
    if (choice) onChoose(choice);
    if (onDemand) onQuery('');
  }

  return (
    <Box ref={field} gap={2} className="field search-choice">
      <Autocomplete inputValue={query} onInputChange={onQuery}>
        <SearchField id={id} className={boxClass('stack', { gap: 1 }, 'search-choice-field')}>
          <Label>{label}</Label>
          <Input placeholder={t('admin.form.search_choice.hint')} onKeyDown={preventSubmit} />
        </SearchField>
        {note && (
          <Box as="p" weight={600} breaks>
            {note}
          </Box>
        )}
        {isOpen && (
          <ListBox
            className="search-choice-list"
            aria-label={label}
            items={found.slice(0, SHOWN)}
            selectionMode="single"
            selectedKeys={chosen === null ? [] : [chosen]}
            disallowEmptySelection={chosen !== null}
            onSelectionChange={(keys) => keys !== 'all' && choose(Number([...keys][0]))}
            renderEmptyState={() => waiting ?? t('admin.form.search_choice.none')}
          >
            {(choice) => <ListBoxItem textValue={choice.label}>{choice.label}</ListBoxItem>}
          </ListBox>
        )}
      </Autocomplete>
      <small role="status" className="field-hint">
        {isOpen && count > SHOWN && t('admin.form.search_choice.more', { count: count - SHOWN })}
      </small>
    </Box>
  );
}

/** Enter takes a choice; the form is sent by its button. */
function preventSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
