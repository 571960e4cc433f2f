import { useState } from 'react';
import type { FilterItem } from '../../../src/products/product.props.js';
import { fold } from '../../lib/fold.js';
import { useI18n } from '../../lib/i18n.js';

/** From this many brands on, the list has a search of its own. */
const SEARCHABLE = 9;

/** The brands of a list, several at once. */
export function BrandFilter({ brands }: { brands: FilterItem[] }) {
  const { t, number } = useI18n();
  const [words, setWords] = useState('');
  if (brands.length === 0) return null;
  const matches = (brand: FilterItem) => fold(brand.title).includes(fold(words));

  return (
    <fieldset className="filter">
      <legend>{t('products.filters.brands')}</legend>
      {brands.length >= SEARCHABLE && (
        <input
          type="search"
          className="filter-search needs-script"
          value={words}
          aria-label={t('products.filters.find_brand')}
          placeholder={t('products.filters.find_brand')}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul className="filter-items">
        {brands.map((brand) => (
          <li key={brand.id} hidden={words !== '' && !brand.selected && !matches(brand)}>
            <label className="check">
              <input type="checkbox" name="brand" value={brand.id} defaultChecked={brand.selected} />
              <span>{brand.title}</span>
              <span className="count">{number(brand.count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {words !== '' && !brands.some(matches) && <p role="status">{t('products.filters.no_brand')}</p>}
    </fieldset>
  );
}
