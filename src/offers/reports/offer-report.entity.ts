import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Company } from '../../companies/company.entity.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Product } from '../../products/product.entity.js';

export const REPORT_KINDS = [
  'price',
  'availability',
  'picture',
  'description',
  'link',
  'other_product',
  'something_else',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_STATUSES = ['open', 'solved'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** A visitor's error report about an offer. */
@Entity('offer_reports')
export class OfferReport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  productId: number;

  @ManyToOne(() => Product)
  @JoinColumn()
  product?: Relation<Product>;

  @Column('integer')
  companyId: number;

  @ManyToOne(() => Company)
  @JoinColumn()
  company?: Relation<Company>;

  @Column('text')
  kind: ReportKind;

  @Column('text')
  text: string;

  /** Address of a visitor who wants an answer. */
  @Column('text', { nullable: true })
  email: string | null;

  /** The price at the time of the report. */
  @Column('numeric', { precision: 12, scale: 2 })
  price: string;

  @Column('text')
  currency: string;

  @Column('text')
  status: ReportStatus;

  /** The visitor's language. */
  @Column('text')
  locale: Locale;

  /** For the store's staff and catalogue admins. */
  @Column('text')
  note: string;

  /** The text that the visitor got by mail. */
  @Column('text', { nullable: true })
  answer: string | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  solvedAt: Date | null;

  /** null: no mail was sent. */
  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;
}
