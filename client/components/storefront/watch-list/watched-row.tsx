import type { WatchedProduct } from '../../../../src/storefront/watch-list/watch-list.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { PickButton } from '../picks/pick-button.js';
import { PICKS } from '../picks/pick-form.js';
import { NoPicture } from '../../products/card/no-picture.js';
import { StoreLink } from '../../products/store-link.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Picture } from '../../ui/picture.js';
import { Price } from '../../ui/price.js';
import { Text } from '../../ui/text.js';
import { Box, Cluster, Grid, Row } from '../../ui/layout/boxes.js';

/** One watched product: its old price, its current price, and the difference. @param isCopy of another person's list */
export function WatchedRow({ product, isCopy }: { product: WatchedProduct; isCopy?: boolean }) {
  const { t, money, date } = useI18n();
  const { id, url, isService, name, picture, watchedPrice, watchedOn, offerCount, alertUrl } = product;
  const { price, missing, goUrl, storeName, priceNote } = product;
  return (
    <Grid as="li" gap={[2, 5]} padY={3} line="bottom" className="watched-row">
      <div className="watched-picture framed">
        {picture ? <Picture picture={picture} sizes="5rem" alt="" /> : <NoPicture />}
      </div>
      <Box breaks className="watched-name">
        {isService && <Badge>{t('products.service')}</Badge>}{' '}
        <a data-visit href={url}>
          <Text value={name} />
        </a>
        <Box as="p" text="s" tone="soft">
          {watchedPrice
            ? t(isCopy ? 'watch-list.copy.since' : 'watch-list.since', {
                date: date(watchedOn),
                price: money(watchedPrice),
              })
            : date(watchedOn)}
          {price && (
            <>
              <br />
              {priceNote}
            </>
          )}
        </Box>
      </Box>
      <div className="watched-price">
        {price ? (
          <>
            <Price value={price} />
            {missing && (
              <Box as="p" tone="warn" text="s" weight={550}>
                {missing}
              </Box>
            )}
            {!price.contract && watchedPrice && <Change change={product.change} />}
            <p className="count">{t('products.offers', { count: offerCount })}</p>
          </>
        ) : (
          <p>{t('watch-list.gone')}</p>
        )}
      </div>
      <Cluster gap={[1, 4]} align="center" className="watched-actions">
        {price && (
          <p>
            {storeName && <strong>{storeName}</strong>} {product.facts}
          </p>
        )}
        {goUrl && <StoreLink url={goUrl} store={storeName} />}
        {isCopy ? <PickButton list="watchList" id={id} name={name.text} /> : <Remove product={product} />}
        {price && <PickButton list="comparison" id={id} name={name.text} />}
        {alertUrl && (
          <Row
            as="a"
            inline
            align="center"
            gap={1}
            padY={1}
            text="s"
            data-visit
            data-no-prefetch
            href={alertUrl}
            rel="nofollow"
            aria-label={`${t('products.detail.price_alert')}: ${name.text}`}
          >
            <Icon name="bell" size={16} />
            {t('products.detail.price_alert')}
          </Row>
        )}
      </Cluster>
    </Grid>
  );
}

function Remove({ product: { id, name } }: { product: WatchedProduct }) {
  const { t } = useI18n();
  const { url } = useShared().watchList;
  return (
    <Button
      form={PICKS}
      formAction={url}
      name="remove"
      value={id}
      variant="text"
      aria-label={`${t('watch-list.remove')}: ${name.text}`}
    >
      {t('watch-list.remove')}
    </Button>
  );
}

function Change({ change }: Pick<WatchedProduct, 'change'>) {
  const { t, money, percent } = useI18n();
  if (!change)
    return (
      <Box as="p" text="s">
        {t('watch-list.unchanged')}
      </Box>
    );
  const { amount, currency } = change.amount;
  const isLess = amount < 0;
  const values = {
    amount: money({ amount: Math.abs(amount), currency }),
    percent: percent(Math.abs(change.percent)),
  };
  return (
    <Box as="p" text="s" className="watched-change" data-less={isLess || undefined}>
      {isLess ? t('watch-list.less', values) : t('watch-list.more', values)}
    </Box>
  );
}
