import { Column } from 'typeorm';
import { Row } from '../../core/database/row.js';
import type { Translations } from '../../core/i18n/local-text.js';

/** Ways to pay; their names are in `storefront.terms.payments`. */
export const PAYMENT_METHODS = [
  'card',
  'paypal',
  'apple_pay',
  'google_pay',
  'flik',
  'bank_transfer',
  'instalments',
  'cash_on_delivery',
  'at_pickup',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** ISO 3166 codes of the countries that stores of this market deliver to. */
export const COUNTRIES =
  'SI AT HR HU IT AL BA BE BG CH CY CZ DE DK EE ES FI FR GB GR IE IS LI LT LU LV ME MK MT NL NO PL PT RO RS SE SK UA XK'.split(
    ' ',
  );

/** PostgreSQL returns exact decimals as text. */
const MONEY = {
  to: (value: number | null) => value,
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
};

/** Terms that apply to all offers of a store, and the company that owns it; null: not stated. */
export abstract class CompanyTerms extends Row {
  /** In the store's currency, for offers that state no cost. */
  @Column({ type: 'numeric', nullable: true, transformer: MONEY })
  deliveryCost: number | null;

  /** From this price, the store delivers such an offer free of charge. */
  @Column({ type: 'numeric', nullable: true, transformer: MONEY })
  freeDeliveryFrom: number | null;

  /** Working days. */
  @Column({ type: 'smallint', nullable: true })
  deliveryDaysMin: number | null;

  @Column({ type: 'smallint', nullable: true })
  deliveryDaysMax: number | null;

  @Column({ type: 'boolean' })
  pickup: boolean;

  @Column({ type: 'text', nullable: true })
  pickupPlace: string | null;

  @Column({ type: 'text', array: true })
  deliveryCountries: string[];

  @Column({ type: 'text', array: true })
  paymentMethods: PaymentMethod[];

  @Column({ type: 'smallint', nullable: true })
  returnDays: number | null;

  @Column({ type: 'jsonb' })
  returnConditions: Translations;

  @Column({ type: 'text', nullable: true })
  legalName: string | null;

  @Column({ type: 'text', nullable: true })
  legalAddress: string | null;

  @Column({ type: 'text', nullable: true })
  registrationNumber: string | null;

  @Column({ type: 'text', nullable: true })
  vatNumber: string | null;
}

/** Those that are not translated. */
const PLAIN_TERMS = [
  'deliveryCost',
  'freeDeliveryFrom',
  'deliveryDaysMin',
  'deliveryDaysMax',
  'pickup',
  'pickupPlace',
  'deliveryCountries',
  'paymentMethods',
  'returnDays',
  'legalName',
  'legalAddress',
  'registrationNumber',
  'vatNumber',
] as const satisfies (keyof CompanyTerms)[];
export type PlainTerms = Pick<CompanyTerms, (typeof PLAIN_TERMS)[number]>;

/** The terms of a store, or those that are given. */
export const plainTerms = <Terms extends Partial<PlainTerms>>(terms: Terms) =>
  Object.fromEntries(PLAIN_TERMS.map((name) => [name, terms[name]])) as Pick<
    Terms,
    keyof Terms & keyof PlainTerms
  >;

const PRICED = ['deliveryCost', 'freeDeliveryFrom', 'feedCurrency'] as const;
type Priced = Pick<CompanyTerms, 'deliveryCost' | 'freeDeliveryFrom'> & { feedCurrency: string };

/** Whether the delivery costs of the store's offers may differ. */
export const isDeliveryChanged = (before: Priced, after: Priced): boolean =>
  PRICED.some((name) => before[name] !== after[name]);
