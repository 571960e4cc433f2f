import type { SortLink } from '../../../src/core/http/pagination.js';
import type { ManagedProduct } from '../../../src/offers/offers.pages.js';
import type { ProductKind } from '../../../src/products/product.entity.js';
import { useI18n } from '../../lib/i18n.js';
import { type Column, DataTable } from '../admin/data-table.js';
import { Moment } from '../admin/moment.js';
import { OfferActions } from './offer-actions.js';
import { OfferName } from './offer-name.js';

interface Props {
  kind: ProductKind;
  offers: ManagedProduct[];
  sorts: SortLink[];
  ofAllCompanies: boolean;
}

export function OfferTable({ kind, offers, sorts, ofAllCompanies }: Props) {
  const { t, money, number } = useI18n();
  const columns: Column<ManagedProduct>[] = [
    { id: 'name', label: t('offers.columns.name'), cell: (offer) => <OfferName offer={offer} /> },
    { id: 'company', label: t('offers.columns.company'), cell: ({ companyName }) => companyName },
    {
      id: 'price',
      label: t('offers.columns.price'),
      numeric: true,
      cell: ({ price, regularPrice }) => (
        <>
          {money(price)}
          {regularPrice !== null && regularPrice > price.amount && (
            <small>
              <span className="hidden-text">{t('products.regular_price')} </span>
              <s>{money({ ...price, amount: regularPrice })}</s>
            </small>
          )}
        </>
      ),
    },
    {
      id: 'stock',
      label: t('offers.columns.stock'),
      cell: ({ stock, availability }) => (
        <>
          {stock === null ? '–' : number(stock)}
          <small>{t(`products.availability.${availability}`)}</small>
        </>
      ),
    },
    {
      id: 'status',
      label: t('offers.columns.status'),
      cell: ({ status }) => <span className={`status status-${status}`}>{t(`offers.status.${status}`)}</span>,
    },
    { id: 'updatedAt', label: t('offers.columns.updated'), cell: (row) => <Moment iso={row.updatedAt} /> },
  ];
  const isShown = ({ id }: Column<ManagedProduct>) =>
    (ofAllCompanies || id !== 'company') && (kind === 'product' || id !== 'stock');
  return (
    <DataTable
      caption={t(`offers.title.${kind}`)}
      columns={columns.filter(isShown)}
      rows={offers}
      rowKey={({ id }) => id}
      sorts={sorts}
      actions={(offer) => <OfferActions offer={offer} />}
    />
  );
}
