import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { SearchForm } from '../../shell/search-form.js';
import { Box, Cluster, Grid } from '../../ui/layout/boxes.js';

interface Props {
  counts: PageProps<'storefront/home'>['counts'];
  examples: { text: string; url: string }[];
}

const FIGURES = ['products', 'offers', 'stores'] as const;

/** The purpose of the catalogue, its search with examples, and its counts. */
export function Hero({ counts, examples }: Props) {
  const { t, number } = useI18n();
  return (
    <Grid as="section" columns="one" gap={3} className="hero page-width">
      <div className="hero-words">
        <h1>{t('storefront.hero.title')}</h1>
        <p>{t('storefront.hero.text', { count: counts.stores })}</p>
        <SearchForm large />
        {examples.length > 0 && (
          <Cluster as="ul" align="baseline" gap={[1, 4]} padTop={2} text="s">
            <li>{t('storefront.hero.examples')}</li>
            {examples.map(({ text, url }) => (
              <li key={url}>
                <Box as="a" data-visit padY={1} href={url}>
                  {text}
                </Box>
              </li>
            ))}
          </Cluster>
        )}
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
