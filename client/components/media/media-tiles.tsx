import type { MediaTile } from '../../../src/media-library/media-library.pages.js';
import type { PictureItem } from '../../../src/media/media.props.js';
import { useI18n } from '../../lib/i18n.js';
import { RecordLink } from '../admin/record-link.js';
import { PictureFace } from './picture-face.js';

interface Props {
  media: MediaTile[];
  /** Fresher than the list, for those that are being made. */
  states: Map<number, PictureItem>;
  chosen: ReadonlySet<number>;
  /** null: nothing can be done with them. */
  onChoose: ((ids: ReadonlySet<number>) => void) | null;
}

/** The pictures of a page; each opens by its name. */
export function MediaTiles({ media, states, chosen, onChoose }: Props) {
  const { t, locale } = useI18n();

  function choose(id: number, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose!(next);
  }

  return (
    <ul className="picture-grid media-tiles">
      {media.map((tile) => {
        const { id, openUrl, isUsed } = tile;
        const item = states.get(id) ?? tile;
        const name = item.alt[locale] || item.fileName || t('media.untitled', { id });
        return (
          <li key={id} className="picture-tile" data-open={chosen.has(id) || undefined}>
            <PictureFace item={item} sizes="180px" />
            {onChoose && (
              <label className="tile-choice">
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  aria-label={t('media.select', { name })}
                  onChange={({ target }) => choose(id, target.checked)}
                />
              </label>
            )}
            <RecordLink id={`media-${id}`} className="tile-name" href={openUrl}>
              {name}
            </RecordLink>
            {!isUsed && <small>{t('media.unused_mark')}</small>}
          </li>
        );
      })}
    </ul>
  );
}
