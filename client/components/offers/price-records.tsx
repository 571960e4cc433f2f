import type { ReactNode } from 'react';
import type { RecordedPriceProps } from '../../../src/offers/offers.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../admin/list/data-table.js';
import { Moment } from '../admin/moment.js';

interface Props {
  prices: RecordedPriceProps[];
  /** Takes a price that may be voided. */
  choice?(recorded: RecordedPriceProps): ReactNode;
}

/** Prices with their start; voided ones with the reason. */
export function PriceRecords({ prices, choice }: Props) {
  const { t, money } = useI18n();
  const columns: Column<RecordedPriceProps>[] = [
    {
      id: 'since',
      label: t('recorded-prices.columns.since'),
      cell: (recorded) => choice?.(recorded) ?? <Moment iso={recorded.at} />,
    },
    {
      id: 'price',
      label: t('fields.price'),
      numeric: true,
      cell: ({ price, voided }) => (voided ? <s>{money(price)}</s> : money(price)),
    },
    {
      id: 'state',
      label: t('fields.status'),
      cell: ({ present, voided }) =>
        voided ? (
          <>
            {t('recorded-prices.voided')} <Moment iso={voided.at} />
            <small>{voided.reason}</small>
          </>
        ) : present ? (
          t('recorded-prices.present')
        ) : (
          '–'
        ),
    },
  ];
  return (
    <DataTable caption={t('recorded-prices.title')} columns={columns} rows={prices} rowKey={({ at }) => at} />
  );
}
