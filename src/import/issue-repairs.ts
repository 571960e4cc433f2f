import type { Locale } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import type { Import } from './import.entity.js';

/** Issues of category paths, by the list that has these paths. */
const ORIGINS_OF_CODES: Record<string, 'none' | 'excluded'> = {
  category_unmapped: 'none',
  category_number: 'none',
  category_excluded: 'excluded',
};

/** Issues that another field of the file, or another filter, may remove. */
const CODES_OF_FIELDS: ReadonlySet<string> = new Set([
  'availability_unknown',
  'category_missing',
  'id_from_link',
  'id_from_options',
  'id_missing',
  'link_invalid',
  'link_missing',
  'name_missing',
  'parent_missing',
  'price_missing',
  'price_not_a_number',
  'price_without_tax',
  'row_filtered',
]);

/** Whether the mapping of fields may remove such issues. */
export const isOfFields = (code: string): boolean => CODES_OF_FIELDS.has(code);

/** The page on which a person removes the cause of issues of paths or offers; null: there is none. */
export function repairUrl({ companyId: company }: Import, code: string, locale: Locale): string | null {
  const origin = ORIGINS_OF_CODES[code];
  if (origin) return route('admin.imports.categories', {}, locale, { company, origin });
  return code.startsWith('blocked_')
    ? route('admin.products', {}, locale, { company, status: 'blocked' })
    : null;
}
