import '../../../styles/pages/stores.css';
import type { StoreTile } from '../../../../src/storefront/storefront.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Picture } from '../../ui/picture.js';
import { Grid, Stack } from '../../ui/layout/boxes.js';

interface Props {
  stores: StoreTile[];
  /** Level of the store names. */
  heading: 'h2' | 'h3';
}

/** Stores with their logos and counts. Only the name is a link; the stylesheet extends it over the tile. */
export function StoreList({ stores, heading: Heading }: Props) {
  return (
    <Grid as="ul" gap={[0, 6]} line="top" className="stores">
      {stores.map((store) => (
        <Grid key={store.id} as="li" gap={4} align="center" className="store">
          <StoreSign {...store} />
          <div>
            <Heading>
              <a data-visit className="cover" href={store.url}>
                {store.name}
              </a>
            </Heading>
            <Offered {...store} />
          </div>
        </Grid>
      ))}
    </Grid>
  );
}

/** The logo, or the first letter instead. */
export function StoreSign({ name, logo }: Pick<StoreTile, 'name' | 'logo'>) {
  return (
    <Stack weight={700} className="store-sign framed">
      {logo ? (
        <Picture picture={logo} sizes="6rem" alt="" />
      ) : (
        <span aria-hidden="true">{[...name][0]?.toLocaleUpperCase()}</span>
      )}
    </Stack>
  );
}

function Offered({ productCount, serviceCount }: StoreTile) {
  const { t } = useI18n();
  const counts = [
    (productCount > 0 || serviceCount === 0) && t('products.count', { count: productCount }),
    serviceCount > 0 && t('products.service_count', { count: serviceCount }),
  ];
  return <p>{counts.filter(Boolean).join(' · ')}</p>;
}
