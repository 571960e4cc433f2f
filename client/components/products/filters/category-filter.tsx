import type { CategoryChoice, CategoryFilter as Filter } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { FilterGroup } from './filter-group.js';
import { Box } from '../../ui/layout/boxes.js';

/** The categories of the hits, each a link to those in it: one at a time, from the general to the particular. */
export function CategoryFilter({ allUrl, choices }: Filter) {
  const { t } = useI18n();
  if (!allUrl && !hasChoice(choices)) return null;
  return (
    <FilterGroup title={{ text: t('products.filters.groups.categories') }} open>
      <Box text="s" padY={1} className="filter-items filter-tree">
        {allUrl && (
          <a data-results href={allUrl} rel="nofollow">
            {t('products.filters.all_categories')}
          </a>
        )}
        <Choices choices={choices} />
      </Box>
    </FilterGroup>
  );
}

/** One after the other that has all hits leads nowhere. */
function hasChoice(choices: CategoryChoice[]): boolean {
  return choices.length > 1 || choices.some(({ leadsOn, children }) => leadsOn || hasChoice(children));
}

function Choices({ choices }: { choices: CategoryChoice[] }) {
  const { number } = useI18n();
  return (
    <ul>
      {choices.map(({ id, name, url, count, selected, children }) => (
        <li key={id}>
          <a data-results href={url} rel="nofollow" aria-current={selected ? 'true' : undefined}>
            <span>
              <Text value={name} />
            </span>
            {count !== null && <span className="count">{number(count)}</span>}
          </a>
          {children.length > 0 && <Choices choices={children} />}
        </li>
      ))}
    </ul>
  );
}
