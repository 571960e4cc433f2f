import { router } from '@inertiajs/react';
import type { ToastProps } from '../../../../../src/core/http/pages/toast.js';
import type { FlashData } from '../../../../../src/core/inertia/pages.js';
import { addToast } from '../../../../lib/toasts.js';
import { withoutConfirmation } from '../../../../lib/visits/leave-confirmation.js';
import type { CellAddress } from './editable.js';
import { CHANGED } from './save-cell.js';

/** A cell, its new value, and the value that the person saw. */
export interface CellChange {
  place: CellAddress;
  text: string;
  was: string;
}

interface Outcome {
  /** Problems by the index of the change. */
  onRefused?(problems: Map<number, string>): void;
  onUnreachable?(): void;
  onFinish?(): void;
}

interface Words {
  undo: string;
  /** A note on the saved cells. */
  note?: string;
}

/** Writes several cells together, or none of them, and offers to undo it. */
export function saveCells(url: string, changes: CellChange[], words: Words, outcome: Outcome): void {
  send(url, changes, false, {
    ...outcome,
    onSaved: (toast) => {
      if (!toast) return;
      const detail = [toast.detail, words.note].filter(Boolean).join(' ');
      offerUndo(url, changes, words.undo, { ...toast, detail });
    },
  });
}

/** Shows the message about saved cells with a button that restores the previous values. */
export function offerUndo(url: string, changes: CellChange[], label: string, toast: ToastProps): void {
  // the session may be over: the login page has its own message
  if (toast.severity !== 'success') return;
  const former = changes.map(({ place, text, was }) => ({ place, text: was, was: text }));
  const act = () => send(url, former, true, {});
  addToast({ ...toast, action: { label, act } });
}

function send(
  url: string,
  changes: CellChange[],
  undo: boolean,
  { onSaved, onRefused, ...outcome }: Outcome & { onSaved?(toast?: ToastProps): void },
): void {
  const ids = [...new Set(changes.map(({ place }) => place.id))];
  const of = (id: number, key: 'text' | 'was') =>
    Object.fromEntries(
      changes.filter(({ place }) => place.id === id).map((change) => [change.place.field, change[key]]),
    );
  const rows = ids.map((id) => ({ id, values: of(id, 'text'), was: of(id, 'was') }));
  withoutConfirmation(() =>
    router.put(
      url,
      { rows, undo },
      {
        only: CHANGED,
        preserveScroll: true,
        preserveState: true,
        replace: true,
        onSuccess: ({ flash }) => onSaved?.((flash as FlashData).toast),
        onError: (errors) => onRefused?.(problemsOf(errors, changes, ids)),
        onNetworkError: () => {
          outcome.onUnreachable?.();
          return false;
        },
        onFinish: outcome.onFinish,
      },
    ),
  );
}

/** Errors are named `rows.<index>.values.<field>`. */
function problemsOf(errors: Record<string, string>, changes: CellChange[], ids: number[]) {
  const problems = new Map<number, string>();
  for (const [name, problem] of Object.entries(errors)) {
    const [, row, , field] = name.split('.');
    const index = changes.findIndex(
      ({ place }) => place.id === ids[Number(row)] && (place.field === field || field === undefined),
    );
    problems.set(Math.max(index, 0), problem);
  }
  return problems;
}
