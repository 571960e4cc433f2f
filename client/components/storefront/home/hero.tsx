import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { SearchForm } from '../../shell/search-form.js';
import { Box, Cluster, Grid } from '../../ui/layout/boxes.js';

const FIGURES = ['products', 'offers', 'stores'] as const;

/** The purpose of the catalogue, its search, and its counts. */
export function Hero({ counts }: Pick<PageProps<'storefront/home'>, 'counts'>) {
  const { t, number } = useI18n();
  return (
    <Grid as="section" columns="one" gap={3} className="hero page-width">
      <div className="hero-words">
        <h1>{t('storefront.hero.title')}</h1>
        <p>{t('storefront.hero.text', { count: counts.stores })}</p>
        <SearchForm large />
      </div>
      <Cluster as="dl" gap={[1, 4]} className="hero-figures" aria-label={t('storefront.hero.figures')}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`storefront.figures.${figure}`, { count: counts[figure] })}</dt>
            <Box as="dd" weight={700} digits>
              {number(counts[figure])}
            </Box>
          </div>
        ))}
      </Cluster>
    </Grid>
  );
}
