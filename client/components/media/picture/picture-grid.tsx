import { Button, GridList, GridListItem, I18nProvider, useDragAndDrop } from 'react-aria-components';
import type { PictureItem } from '../../../../src/media/media.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ICON_BUTTON, IconButton } from '../../ui/icon-button.js';
import { PictureThumbnail } from './picture-thumbnail.js';
import { Box, Row, boxClass } from '../../ui/layout/boxes.js';
import { WorkIcon } from '../../ui/work-icon.js';

interface Props {
  ids: number[];
  items: Map<number, PictureItem>;
  /** The picture whose details are open. */
  openId: number | null;
  onOpen(id: number): void;
  onChange(ids: number[]): void;
}

/** Pictures in an order that pointer and keyboard can change; screen readers announce moves. */
export function PictureGrid({ ids, items, openId, onOpen, onChange }: Props) {
  const { t, locale } = useI18n();
  const nameOf = (id: number) => t('media.list.picture', { number: ids.indexOf(id) + 1 });
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(Number(key)) })),
    onReorder: ({ keys, target }) => {
      const moved = [...keys].map(Number);
      const others = ids.filter((id) => !moved.includes(id));
      const place = others.indexOf(Number(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      onChange([...others.slice(0, place), ...moved, ...others.slice(place)]);
    },
  });

  return (
    <I18nProvider locale={locale === 'sl' ? 'sl-SI' : 'en-GB'}>
      <GridList
        className={boxClass('grid', { gap: [4, 3] }, 'picture-grid')}
        layout="grid"
        aria-label={t('media.list.title')}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onOpen(Number(key))}
      >
        {ids.map((id, index) => (
          <GridListItem
            key={id}
            id={id}
            className={boxClass('stack', { gap: 1 }, 'picture-tile')}
            textValue={nameOf(id)}
            data-open={id === openId || undefined}
          >
            <PictureThumbnail item={items.get(id)} />
            {index === 0 && (
              <Box as="span" text="xs" weight={600} className="picture-main">
                {t('media.list.main')}
              </Box>
            )}
            <Row as="span" justify="between" tone="soft" className="picture-tools">
              <Button slot="drag" className={ICON_BUTTON}>
                <WorkIcon name="grip" />
              </Button>
              <IconButton
                icon="close"
                label={t('media.list.remove', { name: nameOf(id) })}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              />
            </Row>
          </GridListItem>
        ))}
      </GridList>
    </I18nProvider>
  );
}
