import type { CategoryLink, CategoryTile } from '../../../../src/categories/category.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Picture } from '../../ui/picture.js';
import { Text } from '../../ui/text.js';
import { Box, Cluster, Grid } from '../../ui/layout/boxes.js';

/** How many subcategories a tile names. */
const NAMED = 4;

interface Props {
  categories: CategoryTile[];
  services: CategoryLink[];
}

/** The main categories with a picture and the first of their subcategories; services as links. */
export function CategoryTiles({ categories, services }: Props) {
  const { t, number } = useI18n();
  return (
    <section className="section page-width" aria-labelledby="categories-title">
      <div className="section-head">
        <h2 id="categories-title">{t('storefront.categories')}</h2>
      </div>
      <Grid as="ul" line="top" className="tiles">
        {categories.map((category) => (
          <Tile key={category.id} category={category} />
        ))}
      </Grid>
      {services.length > 0 && (
        <Cluster as="ul" align="baseline" gap={[1, 4]} padTop={4}>
          <li>
            <h3>{t('products.services')}</h3>
          </li>
          {services.map((service) => (
            <li key={service.id}>
              <a data-visit href={service.url}>
                <Text value={service.name} />
              </a>{' '}
              <span className="count">{number(service.productCount)}</span>
            </li>
          ))}
        </Cluster>
      )}
    </section>
  );
}

function Tile({ category }: { category: CategoryTile }) {
  const { t } = useI18n();
  return (
    <Grid as="li" gap={4} padY={4} line="bottom" className="tile">
      <div className="tile-picture framed">
        {category.picture && (
          <Picture picture={category.picture} sizes="(min-width: 48rem) 12rem, 34vw" alt="" />
        )}
      </div>
      <div className="tile-words">
        <Box as="h3" text="l">
          <a data-visit className="cover" href={category.url}>
            <Text value={category.name} />
          </a>
        </Box>
        <Box as="p" text="s" tone="soft" below={2}>
          {t('products.count', { count: category.productCount })}
        </Box>
        <Cluster as="ul" gap={[0, 3]}>
          {category.children.slice(0, NAMED).map((child) => (
            <li key={child.id}>
              <a data-visit href={child.url}>
                <Text value={child.name} />
              </a>
            </li>
          ))}
        </Cluster>
      </div>
    </Grid>
  );
}
