import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { Translations } from '../core/i18n/local-text.js';

export type Availability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder' | 'unknown';

export type Condition = 'new' | 'refurbished' | 'used';

export type ProductKind = 'product' | 'service';
export type ProductStatus = 'draft' | 'active' | 'inactive';

/** One store's offer. Money is text with two decimals, as PostgreSQL's numeric gives it. */
@Entity('products')
export class Product {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  companyId: number;

  @Column('text')
  kind: ProductKind;

  @Column('text')
  status: ProductStatus;

  @Column('text')
  productCode: string;

  @Column('jsonb')
  name: Translations;

  @Column('jsonb')
  description: Translations;

  @Column('jsonb')
  specifications: Translations;

  @Column('numeric', { precision: 12, scale: 2 })
  price: string;

  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  regularPrice: string | null;

  @Column('char', { length: 3 })
  currency: string;

  @Column('text')
  link: string;

  @Column('integer', { nullable: true })
  brandId: number | null;

  @Column('text', { nullable: true })
  ean: string | null;

  /** 14 digits, only when it may be compared across stores. */
  @Column('char', { length: 14, nullable: true })
  gtin: string | null;

  @Column('text', { nullable: true })
  mpn: string | null;

  @Column('integer', { nullable: true })
  stock: number | null;

  @Column('text')
  availability: Availability;

  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  deliveryCost: string | null;

  @Column('smallint', { nullable: true })
  deliveryDaysMin: number | null;

  @Column('smallint', { nullable: true })
  deliveryDaysMax: number | null;

  @Column('text')
  condition: Condition;

  @Column('text', { nullable: true })
  variantGroup: string | null;

  @Column('timestamptz')
  priceCheckedAt: Date;

  @Column('integer')
  clicks: number;

  @Column('bytea', { nullable: true, select: false })
  contentHash: Buffer | null;

  @Column('boolean')
  leftFeed: boolean;

  /** Since when visitors cannot see it; 90 days later its page answers 410. */
  @Column('timestamptz', { nullable: true })
  unavailableSince: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
