import { useI18n } from '../../../lib/i18n/i18n.js';
import { chosenLabels, FilterGroup, type FilterGroupProps } from './filter-group.js';
import { MenuPanel } from './menu-panel.js';

interface Opening {
  /** Asks for what is not known yet. */
  onOpen?(): void;
}

/** A filter of the toolbar; its button says what is chosen. */
export function FilterChoices({ onOpen, ...group }: FilterGroupProps & Opening) {
  const { t } = useI18n();
  const [first, ...others] = chosenLabels(group);
  const { label } = group;
  const choice = others.length ? `${first} +${others.length}` : first;
  return (
    <MenuPanel
      label={choice === undefined ? label : t('admin.list.chosen', { label, choice })}
      chosen={first !== undefined}
      onOpen={onOpen}
    >
      <FilterGroup {...group} />
    </MenuPanel>
  );
}

/** Several filters behind one button. */
export function MoreFilters({ groups, onOpen }: { groups: FilterGroupProps[] } & Opening) {
  const { t } = useI18n();
  const label = t('admin.list.more_filters');
  const [first, ...others] = groups.flatMap(chosenLabels);
  const choice = others.length ? `${first} +${others.length}` : first;
  return (
    <MenuPanel
      label={choice === undefined ? label : t('admin.list.chosen', { label, choice })}
      icon="filter"
      chosen={first !== undefined}
      onOpen={onOpen}
    >
      <div className="menu-groups">
        {groups.map((group) => (
          <FilterGroup key={group.name} {...group} />
        ))}
      </div>
    </MenuPanel>
  );
}
