import type { DataPicture } from '../../../src/product-data/product-data.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { useField } from '../form/use-field.js';
import { Icon } from '../ui/icon.js';
import { Picture } from '../ui/picture.js';

/** The pictures that came with the description; those that do not fit can be left out. */
export function PicturesField({ pictures }: { pictures: DataPicture[] }) {
  const { t } = useI18n();
  const { value, error, change } = useField('mediaIds');
  const ids = value as number[];
  return (
    <div className="field span-all">
      <ul className="chosen-list">
        {pictures
          .filter(({ id }) => ids.includes(id))
          .map(({ id, picture, status, failure }, index) => (
            <li key={id}>
              <span className="with-logo">
                <span className="row-logo">
                  {picture && <Picture picture={picture} sizes="40px" alt="" />}
                </span>
                <span>
                  {t('product-data.picture', { number: index + 1 })}
                  {status !== 'ready' && <small>{failure ?? t('admin.picture.pending')}</small>}
                </span>
              </span>
              <button
                type="button"
                className="icon-button needs-script"
                aria-label={t('product-data.remove', {
                  name: t('product-data.picture', { number: index + 1 }),
                })}
                onClick={() => change(ids.filter((other) => other !== id))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
      </ul>
      <span className="form-error">{error}</span>
    </div>
  );
}
