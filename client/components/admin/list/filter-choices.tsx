import { useI18n } from '../../../lib/i18n/i18n.js';
import { chosenLabels, FilterGroup, type FilterGroupProps } from './filter-group.js';
import { MenuPanel } from './menu-panel.js';
import { Stack } from '../../ui/layout/boxes.js';

interface Opening {
  /** Loads the choices. */
  onOpen?(): void;
}

/** A filter of the toolbar; its button shows the selection. */
export function FilterChoices({ onOpen, ...group }: FilterGroupProps & Opening) {
  const choice = summary(chosenLabels(group));
  // a required selection is not a filter
  const panel =
    group.all === null
      ? { label: `${group.label}: ${choice}` }
      : { label: group.label, choice, chosen: choice !== undefined };
  return (
    <MenuPanel {...panel} onOpen={onOpen}>
      <FilterGroup {...group} />
    </MenuPanel>
  );
}

/** Several filters behind one button. */
export function MoreFilters({ groups, onOpen }: { groups: FilterGroupProps[] } & Opening) {
  const { t } = useI18n();
  const choice = summary(groups.flatMap(chosenLabels));
  return (
    <MenuPanel
      label={t('admin.list.more_filters')}
      choice={choice}
      icon="filter"
      chosen={choice !== undefined}
      onOpen={onOpen}
    >
      <Stack gap={4} className="menu-groups">
        {groups.map((group) => (
          <FilterGroup key={group.name} {...group} />
        ))}
      </Stack>
    </MenuPanel>
  );
}

function summary([first, ...others]: string[]): string | undefined {
  return others.length ? `${first} +${others.length}` : first;
}
