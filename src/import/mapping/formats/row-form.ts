import { leadsToPublicHost } from '../../../core/fetch/public-host.js';
import { Invalid } from '../../../core/errors/domain-errors.js';
import type { MappingRules, RowFilter } from '../../stored-mappings/mapping-rules.js';
import {
  columnsIn,
  columnsOfParent,
  isOfParent,
  renameColumn,
  renameColumns,
  withoutColumns,
} from '../../feed/formats/rows/placeholders.js';
import type { Columns } from '../../feed/probing/shop-profiles.js';
import { foldName } from '../../feed/fold-name.js';
import { readWebAddress } from '../../feed/values/web-address.js';
import type { FeedMappingInput } from './feed-mapping.input.js';
import type { SurveyedFile } from './feed-surveys.js';
import type { MappingFormValues } from '../import-mapping.pages.js';

type RowInput = Pick<FeedMappingInput, 'linkTemplate' | 'imageAddress' | 'rows' | 'filters'>;
type RowSettings = Required<Pick<MappingRules, 'linkTemplate' | 'imageAddress' | 'rows' | 'filters'>>;
type Table = Pick<SurveyedFile, 'columns' | 'fields'>;

const HTTPS = /^https:\/\/[^/?#{}\s]+(?:[/?#]|$)/i;

/** A path without a condition on the cell or on another column of its row. */
export const withoutCondition = (path: string) => path.replace(/\[[>.][^\]]*\]$/, '');

/** The address of an online shop without a slash at its end; null: it is none. */
export function readShopAddress(text: string): string | null {
  const typed = text.trim();
  if (!typed) return null;
  const address = readWebAddress(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!address || !leadsToPublicHost(address)) return null;
  const { host, pathname } = new URL(address);
  return ['https:/', host, ...pathname.split('/').filter(Boolean)].join('/');
}

/** Settings with paths of columns. @throws Invalid for a column that the table lacks, or a wrong link */
export function toRowRules(
  table: Table,
  { linkTemplate, imageAddress, rows, filters }: RowInput,
): RowSettings {
  const codes = (rows?.codes ?? []).map((name, index) => pathOf(table, name, `rows.codes.${index}`));
  return {
    linkTemplate: linkTemplate && toTemplate(table, linkTemplate, codes.length > 0),
    imageAddress: imageAddress && toImageAddress(imageAddress),
    rows: rows?.key
      ? {
          key: pathOf(table, rows.key, 'rows.key'),
          codes,
          images: rows.images && pathOf(table, rows.images, 'rows.images'),
        }
      : null,
    filters: filters.flatMap(({ path, condition, values }, index): RowFilter[] => {
      if (!path) return [];
      if (condition === 'is-empty') values = [];
      else if (!values.length) throw Invalid.at(`filters.${index}.values`, 'formats.errors.filter_values');
      const place = `filters.${index}.path`;
      if (isOfParent(path) && !codes.length) throw Invalid.at(place, 'formats.errors.template_parent');
      return [{ path: renameColumn(path, (name) => pathOf(table, name, place)), condition, values }];
    }),
  };
}

/** The label of an attribute whose name is in a column. */
export const toColumnName = (table: Table, label: string | null): string | null =>
  label && renameColumns(label, (name) => findPath(table, name) ?? name);

/** Names columns in braces as the table does. */
export const withTitles = (text: string, columns: Columns): string =>
  renameColumns(text, (path) => columns.get(path) ?? path);

export const toRowValues = (
  { linkTemplate, imageAddress, rows, filters = [] }: MappingRules,
  columns: Columns,
): Pick<MappingFormValues, 'linkTemplate' | 'imageAddress' | 'rows' | 'filters'> => ({
  linkTemplate: withTitles(linkTemplate ?? '', columns),
  imageAddress: imageAddress ?? '',
  rows: {
    key: rows?.key ?? '',
    codes: (rows?.codes ?? []).map((path) => columns.get(path) ?? path).join(', '),
    images: rows?.images ?? '',
  },
  filters: [
    ...filters.map(({ path, condition, values }) => ({ path, condition, values: values.join(', ') })),
    // an empty one to fill in
    { path: '', condition: 'is', values: '' },
  ],
});

function toImageAddress(text: string): string {
  const address = readShopAddress(text);
  if (address === null) throw Invalid.at('imageAddress', 'formats.errors.template_address');
  return address;
}

function toTemplate(table: Table, template: string, hasMain: boolean): string {
  const refuse = (key: string, column = '') =>
    Invalid.at('linkTemplate', `formats.errors.${key}`, { column });
  if (!HTTPS.test(template) || !leadsToPublicHost(template.toLowerCase())) throw refuse('template_address');
  if (columnsIn(template).length === 0) throw refuse('template_columns');
  if (/[{}]/.test(withoutColumns(template))) throw refuse('template_braces');
  const paths = renameColumns(template, (name) => {
    const path = findPath(table, name);
    if (path === undefined) throw refuse('column', name);
    return path;
  });
  const [ofMain] = columnsOfParent(paths);
  if (ofMain !== undefined && !hasMain) throw refuse('template_parent', ofMain);
  return paths;
}

function pathOf(table: Table, name: string, place: string): string {
  const path = findPath(table, name);
  if (path === undefined) throw Invalid.at(place, 'formats.errors.column', { column: name });
  return path;
}

/** The path of a column or XML field by its title or path. */
function findPath({ columns, fields }: Table, name: string): string | undefined {
  const wanted = foldName(name);
  const known = columns.size ? [...columns] : fields.map(({ path }) => [path, path] as const);
  return known.find((names) => names.some((each) => foldName(each) === wanted))?.[0];
}
