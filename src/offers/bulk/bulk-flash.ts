import type { I18nService } from 'nestjs-i18n';
import { toast } from '../../core/http/pages/toast.js';
import { formatNumber } from '../../core/i18n/format-number.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FlashData } from '../../core/inertia/pages.js';
import { route } from '../../routes.js';
import { isUndoable } from './bulk-actions.service.js';
import type { BulkRun } from './bulk-run.entity.js';

/** The toast of a run that has just been requested: how it ended, or that it is running. */
export function toFlash(i18n: I18nService, locale: Locale, run: BulkRun): FlashData {
  const { id, action, total, changed, refused } = run;
  // the count selects the plural form, the number is what people read
  const counted = (count: number) => ({ count, number: formatNumber(count, locale) });
  if (!run.finishedAt) return toast(i18n, locale, 'info', 'bulk.started', counted(total));
  const key = changed || refused ? `bulk.done.${action}` : 'bulk.nothing_changed';
  const note = toast(i18n, locale, refused ? 'warn' : 'success', key, counted(changed));
  if (refused) {
    const rest: string = i18n.t('bulk.refused', { lang: locale, args: counted(refused) });
    note.toast.detail = `${note.toast.detail} ${rest}`;
  }
  if (!isUndoable(run)) return note;
  return { ...note, undo: { url: route('admin.products.bulk.run', { id }, locale) } };
}
