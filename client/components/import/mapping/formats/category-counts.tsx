import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';

type Props = Pick<PageProps<'import/formats'>, 'categories' | 'categoriesUrl'>;

/** Numbers of category paths in a store's files by their mapping, with links to them. */
export function CategoryCounts({ categories, categoriesUrl }: Props) {
  const { t, number } = useI18n();
  return (
    <section aria-labelledby="counts-title">
      <div className="section-head">
        <h2 id="counts-title">{t('mappings.title')}</h2>
        <a data-visit href={categoriesUrl}>
          {t('import.categories.open')}
        </a>
      </div>
      <dl className="category-counts">
        {categories.map(({ origin, count, url }) => (
          <div key={origin}>
            <dt>
              <a data-visit href={url}>
                {t(`mappings.tabs.${origin}`)}
              </a>
            </dt>
            <dd className={count > 0 ? `mapping-${origin}` : undefined}>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
