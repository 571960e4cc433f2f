import type { FeaturedRow } from '../../../../src/storefront/storefront.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { CardList } from '../../products/card/card-list.js';
import { RowArrows } from './row-arrows.js';

interface Props {
  row: FeaturedRow;
  /** It is on the first screen. */
  eager?: boolean;
}

/** A row of featured products, with the way to all of them. */
export function FeaturedSection({ row: { id, cards, url }, eager }: Props) {
  const { t } = useI18n();
  const name = t(`storefront.featured.${id}`);
  return (
    <section className="section page-width" aria-labelledby={`featured-${id}`}>
      <div className="section-head">
        <h2 id={`featured-${id}`}>{name}</h2>
        <RowArrows />
        <a data-visit href={url} aria-label={t('storefront.featured.all_of', { name })}>
          {t('storefront.featured.all')}
        </a>
      </div>
      <CardList cards={cards} row eager={eager} />
    </section>
  );
}
