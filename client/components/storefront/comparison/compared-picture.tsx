import type { ComparedProduct } from '../../../../src/storefront/comparison/comparison.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { NoPicture } from '../../products/card/no-picture.js';
import { Icon } from '../../ui/icon.js';
import { Picture } from '../../ui/picture.js';

/** Above a column: the picture of its product, and the link that removes it. */
export function ComparedPicture({ product }: { product: ComparedProduct }) {
  const { t } = useI18n();
  const { name, picture, removeUrl } = product;
  return (
    <div className="compared">
      <div className="compared-picture framed">
        {picture ? <Picture picture={picture} sizes="14rem" alt="" /> : <NoPicture />}
      </div>
      <a
        data-visit
        data-no-prefetch
        data-preserve-scroll
        className="icon-button compared-remove"
        href={removeUrl}
        rel="nofollow"
        title={t('comparison.remove')}
        aria-label={`${t('comparison.remove')}: ${name.text}`}
      >
        <Icon name="close" />
      </a>
    </div>
  );
}
