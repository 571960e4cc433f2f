import { Column, Entity } from 'typeorm';
import { Row } from '../core/database/row.js';
import type { Translations } from '../core/i18n/local-text.js';

export const ATTRIBUTE_TYPES = ['text', 'number', 'boolean'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/**
 * A definition shared by attributes of products; its categories may offer it as a filter. `updatedAt` is also
 * set when its categories change.
 */
@Entity('attribute_definitions')
export class AttributeDefinition extends Row {
  @Column('jsonb')
  name: Translations;

  @Column('text', { nullable: true })
  unit: string | null;

  @Column('text')
  type: AttributeType;
}
