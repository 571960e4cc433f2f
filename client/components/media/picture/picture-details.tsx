import type { PictureItem } from '../../../../src/media/media.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { AltFields } from './alt-fields.js';
import { PictureThumbnail } from './picture-thumbnail.js';
import { Button } from '../../ui/button.js';
import { Cluster, Grid, Stack } from '../../ui/layout/boxes.js';

interface Props {
  /** Absent while it is not known yet. */
  item?: PictureItem;
  title: string;
  /** Whether it has alternative texts. */
  described?: boolean;
  /** Missing if it is the main or the only picture. */
  onMain?(): void;
  removeLabel: string;
  onRemove(): void;
}

/** One picture in a form, with its preview, texts and actions. */
export function PictureDetails({ item, title, described = true, onMain, removeLabel, onRemove }: Props) {
  const { t } = useI18n();
  return (
    <Grid as="section" gap={4} align="start" pad={4} className="picture-details" aria-label={title}>
      <PictureThumbnail item={item} sizes="320px" />
      <Stack columns="one" gap={3} className="picture-facts">
        <p>
          <strong>{title}</strong>
          {item?.fileName && <small>{item.fileName}</small>}
        </p>
        {item?.failure && <p className="form-error">{item.failure}</p>}
        {item && described && <AltFields item={item} />}
        <Cluster gap={2} as="p">
          {onMain && (
            <Button type="button" small onClick={onMain}>
              {t('media.list.make_main')}
            </Button>
          )}
          <Button type="button" small onClick={onRemove}>
            {removeLabel}
          </Button>
        </Cluster>
      </Stack>
    </Grid>
  );
}
