import type { ComparedProduct } from '../../../../src/storefront/comparison/comparison.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { NoPicture } from '../../products/card/no-picture.js';
import { IconLink } from '../../ui/icon-button.js';
import { Box } from '../../ui/layout/boxes.js';
import { Picture } from '../../ui/picture.js';

/** The picture of a compared product, which opens its page, and the link that removes it. */
export function ComparedPicture({ product }: { product: ComparedProduct }) {
  const { t } = useI18n();
  const { name, picture, url, removeUrl } = product;
  return (
    <div className="compared">
      <Box data-visit as="a" className="compared-picture framed" href={url} aria-label={name.text}>
        {picture ? <Picture picture={picture} sizes="14rem" alt="" /> : <NoPicture />}
      </Box>
      <IconLink
        data-visit
        data-no-prefetch
        data-preserve-scroll
        icon="close"
        label={`${t('comparison.remove')}: ${name.text}`}
        className="compared-remove"
        href={removeUrl}
        rel="nofollow"
        title={t('comparison.remove')}
      />
    </div>
  );
}
