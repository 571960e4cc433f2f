import type { Texts } from '../../core/i18n/texts.js';
import { toast } from '../../core/http/pages/toast.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FlashData } from '../../core/inertia/pages.js';
import { route } from '../../routes.js';
import { bulkNotes, counted } from './bulk-notes.js';
import { isUndoable } from './bulk-actions.service.js';
import type { BulkRun } from './bulk-run.entity.js';

/** The toast of a run that was just requested: its result, or that it is running. */
export function toFlash(texts: Texts, locale: Locale, run: BulkRun): FlashData {
  const { id, action, total, changed, refused } = run;
  if (!run.finishedAt) return toast(texts, locale, 'info', 'bulk.started', counted(total, locale));
  const key = changed || refused ? `bulk.done.${action}` : 'bulk.nothing_changed';
  const note = toast(texts, locale, refused ? 'warn' : 'success', key, counted(changed, locale));
  const rest: string[] = bulkNotes(texts, locale, run);
  if (refused) rest.unshift(texts.t('bulk.refused', locale, counted(refused, locale)));
  note.toast.detail = [note.toast.detail, ...rest].join(' ');
  if (!isUndoable(run)) return note;
  return { ...note, undo: { url: route('admin.products.bulk.run', { id }, locale) } };
}
