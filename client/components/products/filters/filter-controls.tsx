import type { FilterControl, FlagControl } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { ChoiceFilter } from './choice-filter.js';
import { RangeFilter } from './range-filter.js';
import { Box } from '../../ui/layout/boxes.js';

/** Filters, each drawn by its type; flags that follow each other are one list. */
export function FilterControls({ filters }: { filters: FilterControl[] }) {
  return inGroups(filters).map((group) => {
    const [first] = group as [FilterControl];
    if (first.type === 'choice') return <ChoiceFilter key={first.name} {...first} />;
    if (first.type === 'range') return <RangeFilter key={first.names[0]} {...first} />;
    return <FlagFilters key={first.name} flags={group as FlagControl[]} />;
  });
}

function inGroups(filters: FilterControl[]): FilterControl[][] {
  const groups: FilterControl[][] = [];
  for (const filter of filters) {
    const last = groups.at(-1);
    if (filter.type === 'flag' && last?.[0]!.type === 'flag') last.push(filter);
    else groups.push([filter]);
  }
  return groups;
}

/** Boxes of their own, because most visitors want one of them. */
function FlagFilters({ flags }: { flags: FlagControl[] }) {
  const { number } = useI18n();
  return (
    <Box as="ul" line="top" text="s" className="filter filter-items">
      {flags.map(({ name, title, count, selected }) => (
        <li key={name}>
          <label className="check">
            <input type="checkbox" name={name} value="1" defaultChecked={selected} />
            <span>
              <Text value={title} />
            </span>
            <span className="count">{number(count)}</span>
          </label>
        </li>
      ))}
    </Box>
  );
}
