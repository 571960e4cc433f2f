import type { MergeCounts } from '../../../src/attributes/merging/merging.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Grid } from '../ui/layout/boxes.js';

interface Props {
  counts: MergeCounts;
  categories?: number;
}

/** How much a merge changes. */
export function MergeFacts({ counts: { offers, productData, filters }, categories }: Props) {
  const { t, number } = useI18n();
  return (
    <Grid as="dl" className="facts">
      <dt>{t('attributes.merge.offers')}</dt>
      <dd>{number(offers)}</dd>
      <dt>{t('attributes.merge.product_data')}</dt>
      <dd>{number(productData)}</dd>
      {categories !== undefined && (
        <>
          <dt>{t('attributes.fields.categories')}</dt>
          <dd>{number(categories)}</dd>
        </>
      )}
      <dt>{t('attributes.merge.filters')}</dt>
      <dd>{number(filters)}</dd>
    </Grid>
  );
}
