import type { ReactNode } from 'react';
import type { OfferColumn } from '../../../../src/offers/offer-columns.js';
import type { ManagedOffer } from '../../../../src/offers/offers.pages.js';
import type { Availability } from '../../../../src/products/product.entity.js';
import type { I18n } from '../../../lib/i18n/i18n.js';
import type { Column } from '../../admin/list/data-table.js';
import { Moment } from '../../admin/moment.js';
import type { EditableField } from './cells/editable.js';
import { type EditableCells, OfferCell } from './cells/offer-cell.js';
import { ClickShare, LostClicks, RankMove } from './market-cells.js';
import { VisibilityBrief } from './visibility-brief.js';
import { Status } from '../../admin/status.js';
import { Box } from '../../ui/layout/boxes.js';

const NUMERIC: OfferColumn[] = [
  'price',
  'regularPrice',
  'deliveryCost',
  'total',
  'priceRank',
  'moved',
  'views',
  'clickShare',
  'lostClicks',
  'clicks',
];
const DASH = '–';

/** Columns that show a field of the offer have its label. */
export const columnLabel = ({ t }: I18n, id: OfferColumn) => {
  if (id === 'code') return t('fields.productCode');
  return isField(id) ? t(`fields.${id}`) : t(`offers.columns.${id}`);
};

const FIELDS = [
  'ean',
  'brand',
  'price',
  'regularPrice',
  'stock',
  'availability',
  'deliveryCost',
  'status',
] as const;
const isField = (id: OfferColumn): id is (typeof FIELDS)[number] => FIELDS.some((field) => field === id);

/** The columns of a store's list, in the order in which they are named. */
export function offerColumns(i18n: I18n, shown: OfferColumn[], cells: EditableCells): Column<ManagedOffer>[] {
  const draw = drawers(i18n, shown, cells);
  return shown.map((id) => ({
    id,
    label: columnLabel(i18n, id),
    numeric: NUMERIC.includes(id),
    cell: draw[id],
  }));
}

type Drawer = (offer: ManagedOffer) => ReactNode;

function drawers(i18n: I18n, shown: OfferColumn[], cells: EditableCells): Record<OfferColumn, Drawer> {
  const { t, money, number } = i18n;
  const amount = ({ price }: ManagedOffer, value: number | null) =>
    value === null ? DASH : money({ ...price, amount: value });
  const availability = (value: Availability) => t(`products.availability.${value}`);
  const editable = (field: EditableField, valueOf: (offer: ManagedOffer) => string, more?: Drawer) =>
    function EditableCell(offer: ManagedOffer) {
      const label = columnLabel(i18n, field);
      return (
        <OfferCell
          offer={offer}
          field={field}
          label={label}
          value={valueOf(offer)}
          wordOf={field === 'availability' ? (text) => availability(text as Availability) : undefined}
          cells={cells}
        >
          {more?.(offer)}
        </OfferCell>
      );
    };

  return {
    code: ({ productCode }) => (
      <Box as="span" breaks className="code">
        {productCode}
      </Box>
    ),
    ean: ({ ean }) => ean ?? DASH,
    brand: ({ brand }) => brand ?? DASH,
    categories: ({ categories }) => <span className="clipped">{categories.join('; ') || DASH}</span>,
    company: ({ companyName }) => <span className="clipped">{companyName}</span>,
    price: editable(
      'price',
      ({ price }) => money(price),
      (offer) => <Discount i18n={i18n} offer={offer} />,
    ),
    regularPrice: editable('regularPrice', (offer) => amount(offer, offer.regularPrice)),
    stock: editable(
      'stock',
      ({ stock }) => (stock === null ? DASH : number(stock)),
      shown.includes('availability')
        ? undefined
        : (offer) => <small data-with={offer.stock ?? undefined}>{availability(offer.availability)}</small>,
    ),
    availability: editable('availability', (offer) => availability(offer.availability)),
    deliveryCost: editable('deliveryCost', (offer) => amount(offer, offer.deliveryCost)),
    total: (offer) =>
      amount(offer, offer.shownDeliveryCost === null ? null : offer.price.amount + offer.shownDeliveryCost),
    priceRank: (offer) => <PriceRankCell i18n={i18n} offer={offer} />,
    moved: ({ market }) => <RankMove market={market} />,
    views: ({ market }) => number(market.views),
    clickShare: ({ market }) => <ClickShare market={market} />,
    lostClicks: ({ market }) => <LostClicks market={market} />,
    status: ({ status }) => <Status status={status}>{t(`offers.status.${status}`)}</Status>,
    visibility: (offer) => <VisibilityBrief offer={offer} />,
    clicks: ({ clicks }) => number(clicks),
    origin: ({ fromFeed, isEdited }) =>
      isEdited ? t('offers.origin.edited') : t(`offers.origin.${fromFeed ? 'feed' : 'hand'}`),
    updatedAt: ({ updatedAt }) => <Moment iso={updatedAt} />,
  };
}

/** The offer's place by price, its distance from the lowest price, and its place by the price with delivery. */
function PriceRankCell({
  i18n: { t, money, share },
  offer: { priceRank, price },
}: {
  i18n: I18n;
  offer: ManagedOffer;
}) {
  if (!priceRank) return DASH;
  const { rank, stores, gap, totalRank, totalStores } = priceRank;
  const above = {
    amount: money({ ...price, amount: gap }),
    share: share((gap / (price.amount - gap)) * 100),
  };
  return (
    <>
      {t('offers.price_rank.rank', { rank, stores })}
      <small>{gap === 0 ? t('offers.price_rank.lowest') : t('offers.price_rank.above', above)}</small>
      {totalRank !== null && totalStores > 1 && (
        <small>{t('offers.price_rank.with_delivery', { rank: totalRank, stores: totalStores })}</small>
      )}
    </>
  );
}

function Discount({ i18n: { t, percent }, offer }: { i18n: I18n; offer: ManagedOffer }) {
  if (offer.discountPercent === null) return null;
  return (
    <small>
      <span className="hidden-text">{t('offers.discount')} </span>
      {percent(-offer.discountPercent)}
    </small>
  );
}
