import type { MediaTile } from '../../../src/media/library/media-library.pages.js';
import type { PictureItem } from '../../../src/media/media.props.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { RecordLink } from '../ui/record-link.js';
import { RowCheck } from '../admin/list/row-check.js';
import type { RowSelection } from '../admin/list/use-selection.js';
import { PictureThumbnail } from './picture/picture-thumbnail.js';
import { Grid, Stack, boxClass } from '../ui/layout/boxes.js';

interface Props {
  media: MediaTile[];
  /** Fresher than the list, for those that are being made. */
  states: Map<number, PictureItem>;
  /** null: nothing can be done with them. */
  selection: RowSelection | null;
}

/** The pictures of a page; each opens by its name. */
export function MediaTiles({ media, states, selection }: Props) {
  const { t, locale } = useI18n();

  return (
    <Grid as="ul" gap={[4, 3]} padY={3} className="picture-grid media-tiles">
      {media.map((tile) => {
        const { id, openUrl, isUsed } = tile;
        const item = states.get(id) ?? tile;
        const name = item.alt[locale] || item.fileName || t('media.untitled', { id });
        return (
          <Stack
            key={id}
            as="li"
            gap={1}
            className="picture-tile"
            data-open={selection?.has(id) || undefined}
          >
            <PictureThumbnail item={item} sizes="180px" />
            {selection && (
              <Stack as="span" className="tile-choice">
                <RowCheck
                  label={t('media.select', { name })}
                  checked={selection.has(id)}
                  onCheck={(checked, isRange) => selection.check(id, checked, isRange)}
                />
              </Stack>
            )}
            <RecordLink
              id={`media-${id}`}
              className={boxClass('box', { text: 's' }, 'tile-name cover clipped')}
              href={openUrl}
            >
              {name}
            </RecordLink>
            {!isUsed && <small>{t('media.unused_mark')}</small>}
          </Stack>
        );
      })}
    </Grid>
  );
}
