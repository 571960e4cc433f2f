import '../../styles/pages/blog-cards.css';
import '../../styles/pages/home.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { NewestBlogs } from '../../components/content/site/newest-blogs.js';
import { CategoryTiles } from '../../components/storefront/home/category-tiles.js';
import { FeaturedSection } from '../../components/storefront/home/featured-section.js';
import { Hero } from '../../components/storefront/home/hero.js';
import { StoreTiles } from '../../components/storefront/stores/store-tiles.js';

/** The home page: search, discounts, categories, featured products, stores. */
export default function Home(props: PageProps<'storefront/home'>) {
  const { counts, reasons, categories, services, featured, stores, blogs } = props;
  const rows = featured.filter(({ cards }) => cards.length > 0);
  const first = rows.find(({ id }) => id === 'discounted') ?? rows[0];
  return (
    <>
      <Hero counts={counts} reasons={reasons} examples={rows.flatMap(({ example }) => example ?? [])} />
      {first && <FeaturedSection row={first} eager />}
      <CategoryTiles categories={categories} services={services} />
      {rows
        .filter((row) => row !== first)
        .map((row) => (
          <FeaturedSection key={row.id} row={row} />
        ))}
      <StoreTiles stores={stores} />
      <NewestBlogs blogs={blogs} />
    </>
  );
}
