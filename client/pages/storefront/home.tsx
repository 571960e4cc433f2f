import '../../styles/pages/blog-cards.css';
import '../../styles/pages/home.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { NewestBlogs } from '../../components/content/site/newest-blogs.js';
import { CardList } from '../../components/products/card/card-list.js';
import { CategoryTiles } from '../../components/storefront/home/category-tiles.js';
import { Hero } from '../../components/storefront/home/hero.js';
import { StoreTiles } from '../../components/storefront/stores/store-tiles.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The way in: search, categories, rows of featured products, stores. */
export default function Home(props: PageProps<'storefront/home'>) {
  const { counts, categories, featured, stores, blogs } = props;
  const { t } = useI18n();
  return (
    <>
      <Hero counts={counts} />
      <CategoryTiles categories={categories} />
      {featured
        .filter(({ cards }) => cards.length > 0)
        .map(({ id, cards, url }) => {
          const name = t(`storefront.featured.${id}`);
          return (
            <section key={id} className="section page-width" aria-labelledby={`featured-${id}`}>
              <div className="section-head">
                <h2 id={`featured-${id}`}>{name}</h2>
                <a data-visit href={url} aria-label={t('storefront.featured.all_of', { name })}>
                  {t('storefront.featured.all')}
                </a>
              </div>
              <CardList cards={cards} row />
            </section>
          );
        })}
      <StoreTiles stores={stores} />
      <NewestBlogs blogs={blogs} />
    </>
  );
}
