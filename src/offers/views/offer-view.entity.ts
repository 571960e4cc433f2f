import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { ProductKind } from '../../products/product.entity.js';

/** Filters, order and columns of a list of offers, under a name. */
@Entity('offer_views')
export class OfferView {
  @PrimaryGeneratedColumn()
  id: number;

  /** null: of catalogue admins. */
  @Column('integer', { nullable: true })
  companyId: number | null;

  /** null: everybody of the store has it. */
  @Column('integer', { nullable: true })
  ownerId: number | null;

  @Column('text')
  kind: ProductKind;

  @Column('text')
  name: string;

  /** As in the list's query string. */
  @Column('jsonb')
  query: Record<string, unknown>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
