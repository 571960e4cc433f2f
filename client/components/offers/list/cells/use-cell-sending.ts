import { useEffect } from 'react';
import type { ManagedOffer } from '../../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import type { CellEdit } from './cell-edit.js';
import { offerUndo } from './save-cells.js';
import { saveCell } from './save-cell.js';

interface Cells {
  /** Target for restoring previous values; null without the permission. */
  valuesUrl: string | null;
  all: CellEdit[];
  offerOf(edit: CellEdit): ManagedOffer | undefined;
  /** The row's current value. */
  stored(edit: CellEdit): string | undefined;
  change(edit: CellEdit, changes: (edit: CellEdit) => Partial<CellEdit>): void;
  finish(edit: CellEdit): void;
}

/**
 * Sends queued edits one after the other, so that each has the version that results from the previous one.
 */
export function useCellSending({ valuesUrl, all, offerOf, stored, change, finish }: Cells): void {
  const { t } = useI18n();
  const refuse = (edit: CellEdit, error: string) => change(edit, () => ({ state: 'open', error }));
  const notSaved = t('offers.inline.not_saved');
  const undo = t('common.toast.undo');

  function send(edit: CellEdit) {
    const offer = offerOf(edit);
    if (!offer?.actionUrl) return refuse(edit, notSaved);
    change(edit, () => ({ state: 'sending', version: offer.version }));
    saveCell(offer, edit, edit.text, {
      onSaved: (toast) => {
        finish(edit);
        // a draft that was activated stays so
        const canUndo = edit.base !== 'draft' && edit.text !== edit.base;
        if (toast && valuesUrl && canUndo)
          offerUndo(valuesUrl, [{ place: edit, text: edit.text, was: edit.base }], undo, toast);
      },
      onRefused: (reason) => refuse(edit, reason || notSaved),
      onStale: () => change(edit, () => ({ state: 'stale' })),
      onUnreachable: () => refuse(edit, t('admin.form.unreachable')),
      onFinish: () =>
        // it may be on its way once more by then, with another version
        change(edit, ({ state, version }) =>
          state === 'sending' && version === offer.version ? { state: 'open', error: notSaved } : {},
        ),
    });
  }

  /** Sends the edit again if only other values of the product changed; otherwise shows the conflict. */
  function lookAgain(edit: CellEdit) {
    // another person saved the same value
    if (stored(edit) === edit.text) return finish(edit);
    const isNew = offerOf(edit)?.version !== edit.version;
    const isUntouched = isNew && stored(edit) === edit.base;
    if (isUntouched) change(edit, () => ({ state: 'queued' }));
    else refuse(edit, t(`offers.inline.conflict.${edit.field === 'status' ? 'status' : 'value'}`));
  }

  const isBusy = all.some(({ state }) => state === 'sending');
  const next = isBusy ? undefined : all.find(({ state }) => state === 'stale' || state === 'queued');
  useEffect(() => {
    if (next) (next.state === 'stale' ? lookAgain : send)(next);
    // the rows of this draw are the newest ones
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next]);
}
