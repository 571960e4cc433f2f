import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { PriceRecords } from '../../components/offers/price-records.js';
import { VisibilityLine } from '../../components/offers/visibility-line.js';
import { VoidPrice } from '../../components/offers/void-price.js';
import { Pagination } from '../../components/ui/navigation/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The price history of a product; a wrong price can be voided. */
export default function OfferPrices(props: PageProps<'offers/prices'>) {
  const { name, visibility, editUrl, prices, pagination, voidUrl, maxLength, errors } = props;
  const { t } = useI18n();
  const mayVoid = voidUrl !== null && prices.some(({ present, voided }) => !present && !voided);
  return (
    <>
      <PageTitle title={t('recorded-prices.title')} intro={t('recorded-prices.intro')} />
      <section className="list" aria-label={t('recorded-prices.title')}>
        <p className="current-facts">
          <a data-visit href={editUrl} lang={name.lang}>
            {name.text}
          </a>
        </p>
        <VisibilityLine visibility={visibility} />
        {mayVoid ? (
          <VoidPrice
            key={prices.length}
            url={voidUrl}
            prices={prices}
            maxLength={maxLength}
            errors={errors}
          />
        ) : (
          <PriceRecords prices={prices} />
        )}
        <Pagination pages={pagination} />
      </section>
    </>
  );
}
