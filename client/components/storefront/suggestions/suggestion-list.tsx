import '../../../styles/global/suggestions.css';
import type { ReactNode } from 'react';
import type { Suggestions } from '../../../../src/storefront/suggestions/suggestions.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { MarkedText } from '../../ui/marked-text.js';
import { Box, Cluster } from '../../ui/layout/boxes.js';
import { SuggestedLine } from './suggested-line.js';

interface Props {
  suggestions: Suggestions;
  /** Place of the option that the arrow keys selected; -1: none. */
  active: number;
  listId: string;
  optionId(place: number): string;
  close(): void;
}

/** Suggestions for the typed text, each with its own link. */
export function SuggestionList({ suggestions, active, listId, optionId, close }: Props) {
  const { t } = useI18n();
  const { texts, categories, brands, products, marks } = suggestions;
  const counts = [texts.length, categories.length, brands.length];
  const before = (group: number) => counts.slice(0, group).reduce((sum, count) => sum + count, 0);
  const option = (place: number) => ({
    role: 'option',
    id: optionId(place),
    'aria-selected': place === active,
    tabIndex: -1,
    'data-visit': true,
  });
  return (
    <Cluster
      text="m"
      wide
      className="suggestions"
      role="listbox"
      id={listId}
      aria-label={t('common.search.suggested')}
      // the field keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      onClick={close}
    >
      {before(3) > 0 && (
        <Box padY={2} shrinks className="suggestions-terms">
          <Group label={t('common.search.texts')} count={texts.length}>
            {texts.map(({ text, url }, place) => (
              // fetched ahead it would count as looked for
              <a key={url} {...option(place)} href={url} data-no-prefetch>
                <Icon name="search" />
                <span>{text}</span>
              </a>
            ))}
          </Group>
          <Group label={t('common.search.categories')} count={categories.length}>
            {categories.map(({ id, url, name, within }, place) => (
              <a key={id} {...option(before(1) + place)} href={url}>
                <span>
                  <MarkedText value={name} marks={marks} />
                  {within && <small>{within}</small>}
                </span>
              </a>
            ))}
          </Group>
          <Group label={t('common.search.brands')} count={brands.length}>
            {brands.map(({ name, url }, place) => (
              <a key={url} {...option(before(2) + place)} href={url}>
                <span>{name}</span>
              </a>
            ))}
          </Group>
        </Box>
      )}
      {products.length > 0 && (
        <Box padY={2} shrinks className="suggestions-products">
          <Group
            label={t(`common.search.${products.some(({ isService }) => isService) ? 'all' : 'products'}`)}
            count={products.length}
          >
            {products.map((product, place) => (
              <a key={product.id} {...option(before(3) + place)} href={product.url}>
                <SuggestedLine product={product} marks={marks} />
              </a>
            ))}
          </Group>
        </Box>
      )}
    </Cluster>
  );
}

interface GroupProps {
  label: string;
  count: number;
  children: ReactNode;
}

function Group({ label, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <Box text="xs" tone="soft" className="suggestions-head" aria-hidden="true">
        {label}
      </Box>
      {children}
    </div>
  );
}
