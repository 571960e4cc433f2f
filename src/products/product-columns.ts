import { snake } from '../core/database/naming.js';
import { type Column, float, int, json, nullable, text } from '../core/database/statement.js';
import {
  type FieldName,
  type FieldsWith,
  type FieldValues,
  type ImageValues,
  type KeepableField,
  type OfferValues,
  PRODUCT_FIELDS,
  PRODUCT_PARTS,
  type ProductField,
} from './product-fields.js';

import { isoText } from './clock/row-at-now.js';

/** A field with its names: in rows of offers that are written in bulk, and in the database. */
export type Field = ProductField & {
  name: FieldName;
  offerName: keyof OfferValues;
  column: keyof ImageValues;
};

/** All fields, in their order. */
export const FIELDS = Object.entries<ProductField>(PRODUCT_FIELDS).map(([name, field]) => ({
  ...field,
  name,
  offerName: field.type === 'money' ? `${name}Cents` : name,
  column: snake(name),
})) as Field[];

/** Without derived fields. */
export const WRITTEN_FIELDS = FIELDS.filter(({ derived }) => !derived);
export const WRITTEN_NAMES = WRITTEN_FIELDS.map(({ name }) => name) as Exclude<
  FieldName,
  FieldsWith<{ derived: true }>
>[];

export const TEXT_FIELDS = FIELDS.filter(({ type }) => type === 'texts') as (Field & {
  name: FieldsWith<{ type: 'texts' }>;
})[];

/** A copy with these fields only. */
export function pickFields<Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
}

/** Fields that are not translated, derived or part of an object. */
type PlainField = Exclude<
  FieldName,
  FieldsWith<{ type: 'texts' }> | FieldsWith<{ partOf: object }> | FieldsWith<{ derived: true }>
>;
export const PLAIN_FIELDS = WRITTEN_FIELDS.filter(
  ({ type, partOf }) => type !== 'texts' && !partOf,
) as (Field & { name: PlainField })[];
export type PlainValues = Pick<FieldValues, PlainField>;
/** @returns a copy with the plain fields only */
export const plainValues = (values: PlainValues): PlainValues =>
  pickFields(
    values,
    PLAIN_FIELDS.map(({ name }) => name),
  );

/** Fields that visitors see among the facts of a product. */
export type ShownField = FieldsWith<{ shown: true }>;
export const SHOWN_FIELDS = FIELDS.filter(({ shown }) => shown) as (Field & { name: ShownField })[];

/** Fields that are a single text in feeds. */
export type FeedField = FieldsWith<{ feed: true }>;
export const FEED_FIELDS = FIELDS.filter(({ feed }) => feed) as (Field & { name: FeedField })[];

const KEEPABLE = FIELDS.filter(({ keepable }) => keepable);
/** Names that `kept_fields` of a product may have. */
export const KEEPABLE_FIELDS = [...KEEPABLE.map(({ name }) => name), ...PRODUCT_PARTS] as KeepableField[];

/** For `setColumns`: fields that the row `of` keeps, unless `isEdit` holds. @param isEdit SQL condition */
export const keptColumns = (of: string, source: string, isEdit: string) =>
  Object.fromEntries(
    FIELDS.filter(({ keepable, keptWith }) => keepable || keptWith).map(
      ({ name, keptWith = name, column }) => [
        column,
        `case when not ${isEdit} and '${keptWith}' = any(${of}.kept_fields) then ${of}.${column}
        else ${source}.${column} end`,
      ],
    ),
  );

/** The values of a new product. */
export const INITIAL_VALUES = Object.fromEntries(
  FIELDS.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])),
) as Pick<
  { [Name in FieldName]: (typeof PRODUCT_FIELDS)[Name] extends { initial: infer Initial } ? Initial : never },
  FieldsWith<{ initial: unknown }>
>;

/** The name of the column; brands are stored by id. */
export const columnOf = ({ type, column }: Field) => (type === 'brand' ? `${column}_id` : column);
export const COLUMNS = FIELDS.map(columnOf);

/**
 * Selects all fields by their names.
 * @param products alias of the table
 * @param brands alias of the joined table
 */
export const selectFields = (products: string, brands: string) =>
  FIELDS.map(({ type, name, column }) => {
    if (type === 'brand') return `${brands}.name as "${name}"`;
    if (type === 'instant') return `${isoText(`${products}.${column}`)} as "${name}"`;
    return `${products}.${column}${type === 'money' ? '::float8' : ''} as "${name}"`;
  }).join(', ');

/**
 * Selects when the price of an offer was last confirmed: by a complete import, or with its own change.
 * @param companies alias of its store
 */
export const selectPriceCheckedAt = (products: string, companies: string) =>
  `greatest(${products}.price_checked_at,
    case when ${products}.content_hash is not null then ${companies}.prices_checked_at end) as "priceCheckedAt"`;

const COLUMN_TYPES: Record<Field['type'], Column> = {
  text,
  code: text,
  money: float,
  integer: int,
  texts: json(),
  brand: text,
  measure: text,
  contract: text,
  instant: text,
};

/** The columns that `selectFields` answers. */
export const SELECTED_FIELDS = Object.fromEntries(
  FIELDS.map(({ name, type, initial }) => [
    name,
    initial === null ? nullable(COLUMN_TYPES[type]) : COLUMN_TYPES[type],
  ]),
) as unknown as { [Name in FieldName]: Column<FieldValues[Name]> };

const IN_JSON = {
  text: 'text',
  code: 'text',
  money: 'bigint',
  integer: 'integer',
  texts: 'jsonb',
  brand: 'integer',
  measure: 'text',
  contract: 'text',
  instant: 'timestamptz',
};

/** Column definitions of a JSON recordset of offers: fields by their names in bulk, a brand as `<name>Id`. */
export const offerRow = (fields = FIELDS) =>
  fields
    .map((field) => `"${rowName(field)}" ${(field.type === 'integer' && field.sql) || IN_JSON[field.type]}`)
    .join(', ');

/**
 * The stored column of such rows.
 * @param rows alias of the recordset
 */
export const offerRowColumn = (rows: string, field: Field) =>
  `${rows}."${rowName(field)}"${field.type === 'money' ? ' / 100.0' : ''}`;

export function rowName({ type, offerName }: Field): string {
  return type === 'brand' ? `${offerName}Id` : offerName;
}

/** Sets all columns except the status to `others`, else to the columns with the same name in `source`. */
export const setColumns = (source: string, others: Record<string, string> = {}) =>
  COLUMNS.filter((column) => column !== 'status')
    .map((column) => `${column} = ${others[column] ?? `${source}.${column}`}`)
    .join(', ');
