import type { ProductCard, ProductDetail } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { DeferredPart } from '../../ui/deferred-part.js';
import { CardList } from '../card/card-list.js';
import { boxClass } from '../../ui/layout/boxes.js';

interface Props {
  similar?: ProductCard[];
  kind: ProductDetail['kind'];
}

/** Similar products; their place is kept while they are on the way. */
export function Similar({ similar, kind }: Props) {
  const { t } = useI18n();
  if (similar?.length === 0) return null;
  return (
    <section className="section page-width needs-script" aria-labelledby="similar-title">
      <div className="section-head">
        <h2 id="similar-title">
          {t(kind === 'service' ? 'products.booking.similar' : 'products.detail.similar')}
        </h2>
      </div>
      <DeferredPart
        data="similar"
        className={boxClass('stack', { gap: 3, line: 'top', tone: 'soft' }, 'cards-waiting')}
        toast="toast.details.getter_error_products"
      >
        <CardList cards={similar ?? []} row />
      </DeferredPart>
    </section>
  );
}
