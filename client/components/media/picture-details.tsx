import type { PictureItem } from '../../../src/media/media.props.js';
import { useI18n } from '../../lib/i18n.js';
import { AltFields } from './alt-fields.js';
import { PictureFace } from './picture-face.js';

interface Props {
  /** Absent while it is not known yet. */
  item?: PictureItem;
  /** In the list, from 0. */
  place: number;
  onMain(): void;
  onRemove(): void;
}

/** One picture of a list: what it shows, its texts, and what can be done with it. */
export function PictureDetails({ item, place, onMain, onRemove }: Props) {
  const { t } = useI18n();
  const title = t('media.list.picture', { number: place + 1 });
  return (
    <section className="picture-details" aria-label={title}>
      <PictureFace item={item} sizes="320px" />
      <div className="picture-facts">
        <p>
          <strong>{title}</strong>
          {item?.fileName && <small>{item.fileName}</small>}
        </p>
        {item?.failure && <p className="form-error">{item.failure}</p>}
        {item && <AltFields item={item} />}
        <p className="picture-steps">
          {place > 0 && (
            <button type="button" className="button button-small" onClick={onMain}>
              {t('media.list.make_main')}
            </button>
          )}
          <button type="button" className="button button-small" onClick={onRemove}>
            {t('media.list.remove_this')}
          </button>
        </p>
      </div>
    </section>
  );
}
