import { usePage } from '@inertiajs/react';
import { useEffect, useState } from 'react';
import { type Draft, dropDraft, readDraft, writeDraft } from '../../lib/forms/drafts.js';
import { asksForConfirmation } from '../../lib/visits/leave-confirmation.js';
import { useShared } from '../../lib/shared.js';

/** The parts of Inertia's form that a draft needs. */
interface DraftedForm {
  data: Draft;
  isDirty: boolean;
  setData(change: (data: Draft) => Draft): void;
  setError(errors: Record<string, string>): void;
}

interface DraftState {
  /** The form holds changes that were put back. */
  restored: boolean;
  /** The changes were saved or discarded. */
  drop(): void;
}

/**
 * Stores the changed fields of a form while they are not saved, and restores them when the form opens again:
 * after the end of a session, or a reload. Files and passwords are never stored.
 * @param address of the form's target: each form and each person has an own draft
 */
export function useDraft(
  { data, isDirty, setData, setError }: DraftedForm,
  saved: Draft,
  address: string,
): DraftState {
  const { person } = useShared();
  const { errors } = usePage().props;
  const key = `${person?.email ?? ''} ${address}`;
  const [draft, setDraft] = useState(() => readDraft(key));

  useEffect(() => {
    if (!draft) return;
    setData((data) => ({ ...data, ...pick(draft, (name) => name in data) }));
    // a newer build may refuse it, which reloads the page
    setError(errors as Record<string, string>);
    // once, when the form opens
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    // the page closes, and the next one must find the current values
    if (!asksForConfirmation()) return;
    if (isDirty)
      writeDraft(
        key,
        pick(data, (name, value) => mayKeep(name, value) && differs(value, saved[name])),
      );
    else dropDraft(key);
  }, [key, data, isDirty, saved]);

  function drop() {
    dropDraft(key);
    setDraft(null);
  }

  return { restored: draft !== null && isDirty, drop };
}

function pick(values: Draft, wanted: (name: string, value: unknown) => boolean): Draft {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => wanted(name, value)));
}

const mayKeep = (name: string, value: unknown) => !/password/i.test(name) && !(value instanceof Blob);
const differs = (left: unknown, right: unknown) => JSON.stringify(left) !== JSON.stringify(right);
