import { Column, Entity } from 'typeorm';
import { Row } from '../core/database/row.js';
import type { Translations } from '../core/i18n/local-text.js';

export const DATA_STATUSES = ['requested', 'approved', 'rejected'] as const;
export type DataStatus = (typeof DATA_STATUSES)[number];

/** An attribute of product data; `definitionId` null: free text. */
export interface DataAttribute {
  definitionId: number | null;
  name: Translations;
  value: Translations;
  unit: string | null;
}

/** The description of one EAN that stores share, independent of price and store; one per GTIN is approved. */
@Entity('product_data')
export class ProductData extends Row {
  /** For display. */
  @Column('text')
  ean: string;

  /** Padded to 14 digits. */
  @Column('char', { length: 14 })
  gtin: string;

  /** Who contributed it. */
  @Column('integer')
  companyId: number;

  @Column('jsonb')
  name: Translations;

  /** Sanitised HTML, as `specifications`. */
  @Column('jsonb')
  description: Translations;

  @Column('jsonb')
  specifications: Translations;

  @Column('integer', { nullable: true })
  brandId: number | null;

  @Column('text', { nullable: true })
  productCode: string | null;

  @Column('jsonb')
  attributes: DataAttribute[];

  @Column('text')
  status: DataStatus;
}
