import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Translations } from '../core/i18n/local-text.js';

export const ATTRIBUTE_TYPES = ['text', 'number', 'boolean'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/** A definition that attributes of products share; its categories may offer it as a filter. */
@Entity('attribute_definitions')
export class AttributeDefinition {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('jsonb')
  name: Translations;

  @Column('text', { nullable: true })
  unit: string | null;

  @Column('text')
  type: AttributeType;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Also set when its categories change. */
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
