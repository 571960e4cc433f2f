import type { Texts } from '../../core/i18n/texts.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { BulkRunProps } from './bulk-action.props.js';
import { bulkNotes } from './bulk-notes.js';
import { isUndoable } from './bulk-actions.service.js';
import type { BulkRun } from './bulk-run.entity.js';
import type { Refusal } from './bulk-run.statements.js';

export interface RunContext {
  refusals: Refusal[];
  /** Whether the deletion was undone. */
  undone: boolean;
  mayWrite: boolean;
}

/** Runs as props, in one language. */
export class BulkRunPresenter {
  constructor(
    private readonly texts: Texts,
    private readonly locale: Locale,
  ) {}

  toProps(run: BulkRun, { refusals, undone, mayWrite }: RunContext): BulkRunProps {
    const { id, action, status, total, changed, unchanged, refused } = run;
    const url = route('admin.products.bulk.run', { id }, this.locale);
    return {
      id,
      action,
      status,
      total,
      done: changed + unchanged + refused,
      changed,
      notes: run.finishedAt ? bulkNotes(this.texts, this.locale, run) : [],
      refusedCount: refused,
      refused: refusals.map(({ productCode, name, reason }) => ({
        productCode,
        name: localText(name, this.locale) ?? { text: '' },
        reason: this.texts.t(`bulk.reasons.${reason}`, this.locale),
      })),
      finishedAt: run.finishedAt?.toISOString() ?? null,
      cancelUrl: mayWrite && !run.finishedAt && !run.cancelRequested ? url : null,
      undoUrl: mayWrite && isUndoable(run) && !undone ? url : null,
    };
  }
}
