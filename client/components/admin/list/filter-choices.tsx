import { useState } from 'react';
import { fold } from '../../../lib/i18n/fold.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { FilterSearch } from './filter-search.js';
import { MenuPanel } from './menu-panel.js';

/** From this many on, they are searched. */
const SEARCHABLE = 9;

export interface FilterOption {
  value: string;
  label: string;
  count?: number;
}

interface Props {
  name: string;
  label: string;
  /** undefined: not known yet. */
  options: FilterOption[] | undefined;
  chosen: string[];
  /** Asks for them. */
  onOpen?(): void;
}

/** A filter of the toolbar of which several can be chosen at once. */
export function FilterChoices({ name, label, options, chosen, onOpen }: Props) {
  const { t, number } = useI18n();
  const [words, setWords] = useState('');
  const isKnown = (value: string) => options?.some((option) => fold(option.value) === fold(value));
  const shown: FilterOption[] = [
    ...chosen.filter((value) => !isKnown(value)).map((value) => ({ value, label: value })),
    ...(options ?? []),
  ];
  const matches = (option: FilterOption) => fold(option.label).includes(fold(words));
  const isChosen = ({ value }: FilterOption) => chosen.some((other) => fold(other) === fold(value));

  return (
    <MenuPanel
      label={chosen.length ? `${label} (${number(chosen.length)})` : label}
      chosen={chosen.length > 0}
      onOpen={onOpen}
    >
      <fieldset className="menu-choices">
        <legend>{label}</legend>
        {shown.length >= SEARCHABLE && <FilterSearch label={label} words={words} onType={setWords} />}
        <ul>
          {shown.map((option) => (
            <li key={fold(option.value)} hidden={words !== '' && !matches(option)}>
              <label className="check">
                <input type="checkbox" name={name} value={option.value} defaultChecked={isChosen(option)} />
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
      </fieldset>
    </MenuPanel>
  );
}
