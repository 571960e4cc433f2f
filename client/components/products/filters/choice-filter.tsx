import { useEffect, useRef, useState } from 'react';
import type { ChoiceControl, FilterChoice } from '../../../../src/products/product.props.js';
import { fold } from '../../../lib/i18n/fold.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { FilterGroup } from './filter-group.js';
import { showAllChoices } from './visit-results.js';
import { Box, boxClass } from '../../ui/layout/boxes.js';

/** From this many choices on, the list has a search of its own. */
const SEARCHABLE = 9;

/** Choices that can be combined; all of them are loaded on request or for a search. */
export function ChoiceFilter({ name, title, items, count, allUrl, isOpen }: ChoiceControl) {
  const { t, number } = useI18n();
  const [words, setWords] = useState('');
  const { list, goOn } = useGoingOn(allUrl);
  const matches = (item: FilterChoice) => fold(item.title.text).includes(fold(words));
  const find = t('products.filters.find', { name: title.text });

  return (
    <FilterGroup title={title} open={isOpen || items.some(({ selected }) => selected)}>
      {items.length >= SEARCHABLE && (
        <input
          type="search"
          className={boxClass('box', { below: 2, wide: true }, 'needs-script')}
          value={words}
          aria-label={find}
          placeholder={find}
          onChange={({ currentTarget: { value, form } }) => {
            if (allUrl && words === '') showAllChoices(name, form!);
            setWords(value);
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <Box ref={list} as="ul" text="s" className="filter-items">
        {items.map((item) => (
          <li key={item.id} hidden={words !== '' && !item.selected && !matches(item)}>
            <label className="check">
              <input type="checkbox" name={name} value={item.id} defaultChecked={item.selected} />
              <span>
                <Text value={item.title} />
              </span>
              {item.count !== null && <span className="count">{number(item.count)}</span>}
            </label>
          </li>
        ))}
      </Box>
      {allUrl ? (
        <Box
          as="a"
          padY={2}
          text="s"
          className="filter-all"
          href={allUrl}
          rel="nofollow"
          data-choices={name}
          onClick={goOn}
        >
          {t('products.filters.all', { count })}
          <span className="hidden-text"> ({title.text})</span>
        </Box>
      ) : (
        words !== '' && !items.some(matches) && <p role="status">{t('products.filters.none_found')}</p>
      )}
    </FilterGroup>
  );
}

/** After "show all", the focus moves to the first new choice, because the link is gone. */
function useGoingOn(allUrl: string | null) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (allUrl || next.current === null) return;
    if (document.activeElement === document.body)
      list.current!.querySelectorAll('input')[next.current]?.focus();
    next.current = null;
  }, [allUrl]);
  return { list, goOn: () => (next.current = list.current!.childElementCount) };
}
