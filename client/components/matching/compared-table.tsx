import type { ReactNode } from 'react';
import type { ComparedOfferProps } from '../../../src/matching/objections/match-objections.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../admin/list/data-table.js';
import { Text } from '../ui/text.js';
import { WithLogo } from '../ui/with-logo.js';

interface Props {
  offers: ComparedOfferProps[];
  /** Number in the group. */
  count: number;
  /** In front of an offer's name. */
  choice?(offer: ComparedOfferProps): ReactNode;
}

/** The offers of a group. */
export function ComparedTable({ offers, count, choice }: Props) {
  const { t } = useI18n();
  const columns: Column<ComparedOfferProps>[] = [
    {
      id: 'name',
      label: t('match-objections.fields.name'),
      cell: (offer) => (
        <WithLogo picture={offer.picture} name={offer.name.text}>
          {choice ? choice(offer) : <Text value={offer.name} />}
        </WithLogo>
      ),
    },
    { id: 'store', label: t('match-objections.fields.store'), cell: ({ companyName }) => companyName },
    {
      id: 'price',
      label: t('fields.price'),
      numeric: true,
      cell: ({ price, isCompared }) => (
        <>
          {price}
          {!isCompared && <small>{t('match-objections.apart')}</small>}
        </>
      ),
    },
  ];
  return (
    <>
      <DataTable caption={t('match-objections.comparison')} columns={columns} rows={offers} />
      {count > offers.length && <p>{t('match-objections.more', { shown: offers.length, count })}</p>}
    </>
  );
}
