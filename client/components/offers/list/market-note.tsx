import type { OfferColumn } from '../../../../src/offers/offer-columns.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

interface Props {
  columns: OfferColumn[];
  /** null: for more than 28 days. */
  since: string | null;
}

/** Explains the numbers of the market that the list shows. */
export function MarketNote({ columns, since }: Props) {
  const { t, date } = useI18n();
  const shown = (['moved', 'views', 'clickShare', 'lostClicks'] as const).filter((id) =>
    columns.includes(id),
  );
  if (!shown.length) return null;
  const isCounted = shown.includes('clickShare') || shown.includes('lostClicks');
  return (
    <p className="hint">
      {shown.map((id) => t(`offers.market.note.${id}`)).join(' ')}
      {isCounted && since && ` ${t('offers.market.note.since', { date: date(since) })}`}
    </p>
  );
}
