import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { useI18n } from '../../../lib/i18n/i18n.js';
import type { Pick } from '../../../lib/picks/recent-picks.js';
import { Text } from '../../ui/text.js';
import type { PaletteGroup } from './use-palette-groups.js';
import { Box, boxClass } from '../../ui/layout/boxes.js';

interface Props {
  groups: PaletteGroup[];
  onPick(key: string): void;
}

export function PaletteList({ groups, onPick }: Props) {
  const { t } = useI18n();
  // an empty list has an option without a name
  if (groups.length === 0) return null;
  return (
    <ListBox
      className={boxClass('box', { padY: 2 }, 'palette-list')}
      aria-label={t('palette.title')}
      items={groups}
      dependencies={[groups]}
      onAction={(key) => onPick(String(key))}
    >
      {({ id, picks }) => (
        <ListBoxSection id={`group:${id}`}>
          <Header className={boxClass('box', { text: 's', tone: 'soft', weight: 600 }, 'palette-group')}>
            {t(`palette.groups.${id}`)}
          </Header>
          <Collection items={picks.map((pick) => ({ ...pick, id: pick.key }))}>
            {(pick) => <PaletteItem pick={pick} />}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
}

function PaletteItem({ pick: { key, name, note } }: { pick: Pick }) {
  return (
    <ListBoxItem
      id={key}
      textValue={name.text}
      className={boxClass(
        'cluster',
        { gap: [0, 4], align: 'baseline', justify: 'between', breaks: true },
        'palette-item',
      )}
    >
      <span>
        <Text value={name} />
      </span>
      {note && (
        <Box as="small" text="s" digits>
          {note}
        </Box>
      )}
    </ListBoxItem>
  );
}
