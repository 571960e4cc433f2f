import { useState } from 'react';
import { fold } from '../../../lib/i18n/fold.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { FilterSearch } from './filter-search.js';
import { Stack } from '../../ui/layout/boxes.js';

/** From this many on, they are searched. */
const SEARCHABLE = 9;

export interface FilterOption {
  value: string;
  label: string;
  /** Rows that it would show; undefined: not known. */
  count?: number;
}

export interface FilterGroupProps {
  name: string;
  label: string;
  /** undefined: not known yet. */
  options: FilterOption[] | undefined;
  chosen: string[];
  /**
   * Label of the choice without a limit. A text: one choice at a time; null: one is required; absent: several can
   * be chosen.
   */
  all?: string | null;
}

/** The options with the chosen ones, also those that are not offered. */
function shownOptions({ options = [], chosen }: FilterGroupProps): FilterOption[] {
  const isKnown = (value: string) => options.some((option) => fold(option.value) === fold(value));
  return [...chosen.filter((value) => !isKnown(value)).map((value) => ({ value, label: value })), ...options];
}

const isChosen = ({ chosen }: FilterGroupProps, { value }: FilterOption) =>
  chosen.some((other) => fold(other) === fold(value));

/** The names of the selected choices. */
export function chosenLabels(group: FilterGroupProps): string[] {
  return shownOptions(group)
    .filter((option) => isChosen(group, option))
    .map(({ label }) => label);
}

/** The choices of one filter, each with its count. */
export function FilterGroup(group: FilterGroupProps) {
  const { name, label, options, all } = group;
  const { t, number } = useI18n();
  const [words, setWords] = useState('');
  const shown = shownOptions(group);
  const matches = (option: FilterOption) => fold(option.label).includes(fold(words));
  const type = all === undefined ? 'checkbox' : 'radio';
  return (
    <Stack as="fieldset" gap={2} className="menu-choices">
      <legend>{label}</legend>
      {shown.length >= SEARCHABLE && (
        <FilterSearch label={label} words={words} onType={setWords} onEnter={takeFirst} />
      )}
      <ul>
        {all && (
          <li hidden={words !== ''}>
            <label className="check">
              <input type="radio" name={name} value="" defaultChecked={!group.chosen.length} />
              <span>{all}</span>
            </label>
          </li>
        )}
        {shown.map((option) => (
          <li key={fold(option.value)} hidden={words !== '' && !matches(option)}>
            <label className="check" data-empty={option.count === 0 || undefined}>
              <input type={type} name={name} value={option.value} defaultChecked={isChosen(group, option)} />
              <span>{option.label}</span>
              {option.count !== undefined && <span className="count">{number(option.count)}</span>}
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="field-hint">
        {!options && t('admin.list.loading')}
        {options && !shown.some(matches) && t('admin.list.none_in')}
      </p>
    </Stack>
  );
}

const takeFirst = (field: HTMLElement) =>
  field.closest('fieldset')!.querySelector<HTMLElement>('li:not([hidden]) input')?.click();
