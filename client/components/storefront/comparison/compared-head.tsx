import type { ComparedProduct } from '../../../../src/storefront/comparison/comparison.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { NoPicture } from '../../products/card/no-picture.js';
import { Icon } from '../../ui/icon.js';
import { Picture } from '../../ui/picture.js';
import { Text } from '../../ui/text.js';

/** The head of a column: picture and name of a product, and the way to be rid of it. */
export function ComparedHead({ product }: { product: ComparedProduct }) {
  const { t } = useI18n();
  const { url, name, picture, removeUrl } = product;
  return (
    // screen readers announce a cell with only the name, without the link that removes the product
    <th scope="col" abbr={name.text}>
      <div className="compared">
        <div className="compared-picture framed">
          {picture ? <Picture picture={picture} sizes="14rem" alt="" /> : <NoPicture />}
        </div>
        <a data-visit className="compared-name" href={url}>
          <Text value={name} />
        </a>
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
    </th>
  );
}
