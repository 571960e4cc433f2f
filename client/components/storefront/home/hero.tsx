import type { ReactNode } from 'react';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import type { TrustReasons } from '../../../../src/storefront/storefront.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { SearchForm } from '../../shell/search-form.js';
import { Text } from '../../ui/text.js';
import { Box, Cluster, Grid } from '../../ui/layout/boxes.js';

interface Props {
  counts: PageProps<'storefront/home'>['counts'];
  reasons: TrustReasons;
  examples: { text: string; url: string }[];
}

const FIGURES = ['products', 'offers', 'stores'] as const;

const Reason = ({ children }: { children: ReactNode }) => (
  <Box as="li" padY={1} line="top">
    {children}
  </Box>
);

/** The purpose of the catalogue, its search with examples, its counts, and why to trust it. */
export function Hero({ counts, reasons, examples }: Props) {
  const { t, number } = useI18n();
  const ranking = useShared().reading.pages.find(({ key }) => key === 'ranking');
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
      <div className="hero-facts">
        <Cluster
          as="dl"
          gap={[1, 3]}
          padBottom={4}
          nowrap
          className="hero-figures"
          aria-label={t('storefront.hero.figures')}
        >
          {FIGURES.map((figure) => (
            <div key={figure}>
              <dt>{t(`storefront.figures.${figure}`, { count: counts[figure] })}</dt>
              <Box as="dd" weight={700} digits>
                {number(counts[figure])}
              </Box>
            </div>
          ))}
        </Cluster>
        <Box as="ul" text="s">
          {reasons.checked && <Reason>{reasons.checked}</Reason>}
          <Reason>{reasons.discounts}</Reason>
          <Reason>
            {reasons.order}{' '}
            {ranking && (
              <a data-visit href={ranking.url}>
                <Text value={ranking.title} />
              </a>
            )}
          </Reason>
        </Box>
      </div>
    </Grid>
  );
}
