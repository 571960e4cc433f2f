import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { SearchForm } from '../../shell/search-form.js';

const FIGURES = ['products', 'offers', 'stores'] as const;

/** The purpose of the catalogue, its search, and its counts. */
export function Hero({ counts }: Pick<PageProps<'storefront/home'>, 'counts'>) {
  const { t, number } = useI18n();
  return (
    <section className="hero page-width">
      <div className="hero-words">
        <h1>{t('storefront.hero.title')}</h1>
        <p>{t('storefront.hero.text', { count: counts.stores })}</p>
        <SearchForm large />
      </div>
      <dl className="hero-figures" aria-label={t('storefront.hero.figures')}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`storefront.figures.${figure}`, { count: counts[figure] })}</dt>
            <dd>{number(counts[figure])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
