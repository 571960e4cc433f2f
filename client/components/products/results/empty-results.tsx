import type { CategoryLink } from '../../../../src/categories/category.props.js';
import type { ProductResults, Rung } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { CardList } from '../card/card-list.js';
import { CategoryLinks } from './category-links.js';
import { Ladder } from './ladder.js';
import { LinkButton } from '../../ui/button.js';
import { Stack } from '../../ui/layout/boxes.js';

interface Props {
  /** Why there may be nothing. */
  reason: string;
  /** Whether there is nothing without the filters either. */
  isUnknown?: boolean;
  results: ProductResults;
  categories: CategoryLink[];
}

/** Links for a list without results. */
export function EmptyResults({ reason, isUnknown = false, results, categories }: Props) {
  const { t } = useI18n();
  const { ladder } = results;
  const resetUrl = isUnknown ? null : results.resetUrl;
  const [nearest] = ladder;
  if (nearest)
    return (
      <>
        <div className="empty">
          <h2>{t('products.empty.title')}</h2>
          {isUnknown && <p>{reason}</p>}
          <Ladder results={results} />
        </div>
        {nearest.cards.length > 0 && <Nearest list={nearest} />}
      </>
    );
  return (
    <Stack columns="one" gap={3} padY={6} line="top" className="empty">
      <h2>{t('products.empty.title')}</h2>
      <p>{resetUrl ? t('products.empty.filtered') : reason}</p>
      {resetUrl && (
        <p>
          <LinkButton data-results="clear" variant="main" href={resetUrl}>
            {t('products.filters.reset')}
          </LinkButton>
        </p>
      )}
      {categories.length > 0 && (
        <>
          <h3>{t('products.empty.browse')}</h3>
          <CategoryLinks categories={categories} label={t('products.empty.browse')} />
        </>
      )}
    </Stack>
  );
}

/** The first products of the nearest list. */
function Nearest({ list: { name, url, count, cards } }: { list: Rung }) {
  const { t } = useI18n();
  return (
    <section className="section" aria-labelledby="nearest">
      <div className="section-head">
        <h2 id="nearest">{name}</h2>
        {count > cards.length && (
          <a data-visit id="nearest-all" aria-labelledby="nearest-all nearest" href={url} rel="nofollow">
            {t('products.filters.all', { count })}
          </a>
        )}
      </div>
      <CardList cards={cards} eager />
    </section>
  );
}
