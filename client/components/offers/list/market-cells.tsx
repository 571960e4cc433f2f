import type { OfferMarket } from '../../../../src/products/own/offer-markets.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

interface Props {
  market: OfferMarket;
}

const DASH = '–';
const lostOf = ({ lostToPrice, lostToStock }: OfferMarket) => lostToPrice + lostToStock;
const clicksOf = (market: OfferMarket) => market.clicks + lostOf(market) + market.lostOtherwise;

/** The change of the price rank in a week, in words. */
export function RankMove({ market: { moved } }: Props) {
  const { t } = useI18n();
  if (moved === null) return DASH;
  if (moved === 0) return t('offers.market.same');
  return t(`offers.market.${moved > 0 ? 'up' : 'down'}`, { count: Math.abs(moved) });
}

/** The share of the clicks from the product page that led to the store. */
export function ClickShare({ market }: Props) {
  const { t, share, number } = useI18n();
  const all = clicksOf(market);
  if (all === 0) return DASH;
  return (
    <>
      {share((100 * market.clicks) / all)}
      <small>{t('offers.market.clicks_of', { clicks: number(market.clicks), all: number(all) })}</small>
    </>
  );
}

/** Clicks to other stores, with their reason. */
export function LostClicks({ market }: Props) {
  const { t, number } = useI18n();
  if (clicksOf(market) === 0) return DASH;
  const reasons = { price: market.lostToPrice, stock: market.lostToStock };
  return (
    <>
      {number(lostOf(market))}
      {(['price', 'stock'] as const)
        .filter((reason) => reasons[reason] > 0)
        .map((reason) => (
          <small key={reason}>
            {t(`offers.market.lost_to.${reason}`, { clicks: number(reasons[reason]) })}
          </small>
        ))}
    </>
  );
}
