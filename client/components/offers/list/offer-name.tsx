import type { OfferColumn } from '../../../../src/offers/offer-columns.js';
import type { ManagedOffer } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { WithLogo } from '../../ui/with-logo.js';

interface Props {
  offer: ManagedOffer;
  /** The columns next to the name. */
  columns: OfferColumn[];
}

/** Picture, name and code of a product, and a note if its name has no translation. */
export function OfferName({ offer, columns }: Props) {
  const { t, locale } = useI18n();
  const { editUrl, name, productCode, ean, brand, picture } = offer;
  const marks = [
    !columns.includes('brand') && brand,
    !columns.includes('code') && productCode,
    !columns.includes('ean') && ean,
  ].filter(Boolean);
  return (
    <WithLogo picture={picture} name={name.text}>
      <a data-visit href={editUrl}>
        <Text value={name} />
      </a>
      {name.lang && (
        <small className="attention">
          {t(locale === 'sl' ? 'admin.form.translations.missing_sl' : 'admin.form.translations.missing_en')}
        </small>
      )}
      {marks.length > 0 && <small>{marks.join(' · ')}</small>}
    </WithLogo>
  );
}
