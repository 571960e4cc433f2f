import { Column, Entity } from 'typeorm';
import { Row } from '../../core/database/row.js';
import type { ProductKind } from '../../products/product.entity.js';

/** Filters, order and columns of an offer list, under a name. */
@Entity('offer_views')
export class OfferView extends Row {
  /** null: of catalogue admins. */
  @Column('integer', { nullable: true })
  companyId: number | null;

  /** null: shared with everyone in the store. */
  @Column('integer', { nullable: true })
  ownerId: number | null;

  /** Person who shared it; null: not shared, or the person is deleted. */
  @Column('integer', { nullable: true })
  sharerId: number | null;

  @Column('text')
  kind: ProductKind;

  @Column('text')
  name: string;

  /** Parameters of the list's query string. */
  @Column('jsonb')
  query: Record<string, unknown>;
}
