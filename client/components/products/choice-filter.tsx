import { useState } from 'react';
import type { LocalText } from '../../../src/core/i18n/local-text.js';
import type { FilterItem } from '../../../src/products/product.props.js';
import { fold } from '../../lib/fold.js';
import { useI18n } from '../../lib/i18n.js';
import { Text } from '../ui/text.js';
import { FilterGroup } from './filter-group.js';

/** From this many choices on, the list has a search of its own. */
const SEARCHABLE = 9;

interface Props {
  /** What the form sends. */
  name: string;
  title: LocalText;
  items: (Omit<FilterItem, 'title'> & { title: LocalText })[];
  open?: boolean;
}

/** Choices of which several may be taken at once. */
export function ChoiceFilter({ name, title, items, open = false }: Props) {
  const { t, number } = useI18n();
  const [words, setWords] = useState('');
  if (items.length === 0) return null;
  const matches = (item: Props['items'][number]) => fold(item.title.text).includes(fold(words));
  const find = t('products.filters.find', { name: title.text });

  return (
    <FilterGroup title={title} open={open || items.some(({ selected }) => selected)}>
      {items.length >= SEARCHABLE && (
        <input
          type="search"
          className="filter-search needs-script"
          value={words}
          aria-label={find}
          placeholder={find}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul className="filter-items">
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
      </ul>
      {words !== '' && !items.some(matches) && <p role="status">{t('products.filters.none_found')}</p>}
    </FilterGroup>
  );
}
