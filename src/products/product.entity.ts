import {
  Column,
  type ColumnOptions,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { type Field, FIELDS } from './product-columns.js';
import type { FieldsWith, FieldValues, KeepableField } from './product-fields.js';

export type { Availability, Condition, ProductKind, ProductStatus } from './product-fields.js';

type MoneyField = FieldsWith<{ type: 'money' }>;
type InstantField = FieldsWith<{ type: 'instant' }>;
/** The fields in TypeORM's types: money as a string with two decimals, a brand by its id. */
type StoredValues = Omit<FieldValues, MoneyField | InstantField | FieldsWith<{ type: 'brand' }>> & {
  [Name in MoneyField]: FieldValues[Name] extends number ? string : string | null;
} & Record<InstantField, Date | null> & { brandId: number | null };

const TYPES = {
  text: 'text',
  code: 'text',
  money: 'numeric',
  integer: 'integer',
  texts: 'jsonb',
  brand: 'integer',
  measure: 'text',
  contract: 'text',
  instant: 'timestamptz',
};

/** The columns of all fields. */
const FieldColumns = class {} as new () => StoredValues;
for (const field of FIELDS) {
  const name = field.type === 'brand' ? `${field.name}Id` : field.name;
  Column(optionsOf(field))(FieldColumns.prototype, name);
}

function optionsOf({ type, initial }: Field): ColumnOptions {
  return { type: TYPES[type] as ColumnOptions['type'], nullable: initial === null };
}

/** One store's offer. */
@Entity('products')
export class Product extends FieldColumns {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  companyId: number;

  @Column('timestamptz')
  priceCheckedAt: Date;

  @Column('integer')
  clicks: number;

  @Column('bytea', { nullable: true, select: false })
  contentHash: Buffer | null;

  @Column('boolean')
  leftFeed: boolean;

  /** Imports do not overwrite them. */
  @Column('text', { array: true })
  keptFields: KeepableField[];

  /** Since when visitors cannot see it; after 90 days its page answers 410. */
  @Column('timestamptz', { nullable: true })
  unavailableSince: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
