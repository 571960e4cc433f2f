import type { Locale } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import type { Import } from './import.entity.js';
import { canApply, isActive } from './import-states.js';

/** The page on which the fields of the run's file are mapped, which may replace a known format; null: there is none. */
export function mappingUrl(run: Import, locale: Locale): string | null {
  const isMapped = canApply('map-fields', run) || isOwnFormat(run) || isKnownFormat(run);
  return isMapped && !run.retention.cleanedAt ? route('admin.imports.format', { id: run.id }, locale) : null;
}

/** Whether a known format read the file, without fields that the store added. */
export const isKnownFormat = ({ status, feed: { summary } }: Import): boolean =>
  !isActive(status) && summary != null && !summary.mapping && !summary.fromExport;

/** Whether the store mapped the whole format, not only more fields of a known one. */
const isOwnFormat = ({ feed: { summary } }: Import) =>
  summary?.mapping !== undefined && summary.mapping.completes === undefined;
