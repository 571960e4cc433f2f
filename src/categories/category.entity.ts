import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Translations } from '../core/i18n/local-text.js';

export type CategoryKind = 'product' | 'service';

/** A category. `path` holds the ids from the root down to itself. */
@Entity('categories')
export class Category {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { nullable: true })
  parentId: number | null;

  @Column('text')
  kind: 'product' | 'service';

  @Column('text', { nullable: true })
  system: 'uncategorised' | null;

  @Column('jsonb')
  name: Translations;

  @Column('jsonb')
  slug: Translations;

  @Column('integer', { nullable: true })
  mediaId: number | null;

  @Column('integer')
  position: number;

  @Column('boolean')
  active: boolean;

  @Column('integer', { array: true })
  path: number[];

  @Column('integer')
  productCount: number;
}
