import type { PictureItem } from '../../../../src/media/media.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Picture } from '../../ui/picture.js';
import { Stack } from '../../ui/layout/boxes.js';

/** A picture in a small square, or how far it is. */
export function PictureThumbnail({ item, sizes = '160px' }: { item?: PictureItem; sizes?: string }) {
  const { t } = useI18n();
  const status = item?.status ?? 'pending';
  return (
    <Stack as="span" text="s" shrinks className="picture-face" data-status={status}>
      {item?.picture ? (
        <Picture picture={item.picture} sizes={sizes} alt="" />
      ) : (
        <span>{t(status === 'failed' ? 'media.state.failed' : 'media.state.pending')}</span>
      )}
    </Stack>
  );
}
