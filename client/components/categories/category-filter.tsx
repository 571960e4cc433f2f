import { useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { FilterSearch } from '../admin/list/filter-search.js';
import { MenuPanel } from '../admin/list/menu-panel.js';
import type { Choice } from '../form/choice-list.js';
import { useCategoryChoices, type Wanted } from './use-category-choices.js';
import { Stack } from '../ui/layout/boxes.js';

interface Props {
  label: string;
  /** The first one, with an empty value: everything. */
  all: string;
  chosen: number | null;
  /**
   * The path to the selected category and its subcategories, or the main categories, so that people can walk
   * the tree without JavaScript.
   */
  nearby: Choice[];
  wanted: Wanted;
  /** Rows that a category of `nearby` would show; left out: not known. */
  countOf?(id: number): number;
  onOpen?(): void;
}

/** The filter of the toolbar by one of thousands of categories. */
export function CategoryFilter({ label, all, chosen, nearby, wanted, countOf, onOpen }: Props) {
  const { t } = useI18n();
  const [words, setWords] = useState('');
  const query = words.trim();
  const { choices, isKnown, failed } = useCategoryChoices(wanted, query || null);
  const current = nearby.find(({ id }) => id === chosen);
  const isFound = (id: number) => choices.some((choice) => choice.id === id);
  const isNear = (id: number) => nearby.some((choice) => choice.id === id);
  const found = query ? choices.filter(({ id }) => !isNear(id)) : [];
  return (
    <MenuPanel
      label={label}
      choice={current?.label.split(' › ').at(-1)}
      chosen={chosen !== null}
      onOpen={onOpen}
    >
      <Stack as="fieldset" gap={2} className="menu-choices">
        <legend>{label}</legend>
        <FilterSearch label={label} words={words} onType={setWords} />
        <ul>
          <Option value="" label={all} checked={chosen === null} hidden={query !== ''} />
          {/* a selection that the search hides stays in the form */}
          {[...nearby, ...found].map(({ id, label }) => (
            <Option
              key={id}
              value={String(id)}
              label={label}
              checked={id === chosen}
              hidden={query !== '' && !isFound(id)}
              count={isNear(id) ? countOf?.(id) : undefined}
            />
          ))}
        </ul>
        <p role="status" className="field-hint">
          {failed && t('admin.form.search_choice.failed')}
          {query && isKnown && choices.length === 0 && t('admin.list.none_in')}
        </p>
      </Stack>
    </MenuPanel>
  );
}

interface OptionProps {
  value: string;
  label: string;
  checked: boolean;
  hidden: boolean;
  count?: number;
}

function Option({ value, label, checked, hidden, count }: OptionProps) {
  const { number } = useI18n();
  return (
    <li hidden={hidden}>
      <label className="check">
        <input type="radio" name="category" value={value} defaultChecked={checked} />
        <span>{label}</span>
        {count !== undefined && <span className="count">{number(count)}</span>}
      </label>
    </li>
  );
}
