import type { FormDataType } from '@inertiajs/core';
import { usePage } from '@inertiajs/react';
import { useForm } from '@inertiajs/react?apart';
import { useEffect, useState } from 'react';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { differing } from '../../lib/forms/differing.js';
import type { Draft } from '../../lib/forms/drafts.js';
import { useHydrated } from '../../lib/forms/use-hydrated.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useDraft } from './use-draft.js';
import { useLeaveGuard } from './use-leave-guard.js';
import { useSaving } from './use-saving.js';

/** Between two checks of left fields; the adapter's default. */
const CHECK_DELAY_MS = 1500;

interface Target<Data> {
  method: 'post' | 'put';
  url: string;
  /** Version of the record in the form, so that a person does not overwrite another person's changes. */
  version?: string | null;
  /** The stored values; used again whenever the form has no changes. */
  saved: Data;
  /** Distinguishes forms with the same address, so that each has its own draft. */
  draft?: string;
}

/** Data for the fields, notices and buttons of a form. */
export interface EditFormState extends Omit<ReturnType<typeof useSaving>, 'isStale'> {
  url: string;
  changed: boolean;
  /** The changes are from an earlier draft. */
  restored: boolean;
  processing: boolean;
  errors: Record<string, string>;
  /**
   * The values that another person saved while this form was open, by dotted field name; only different ones.
   */
  conflicts: Record<string, unknown>;
  /** The language that narrow screens show of texts in both. */
  language: Locale;
  showLanguage(language: Locale): void;
  leaving: { asking: boolean; stay(): void; leave(): void };
  valueOf(name: string): unknown;
  change(name: string, value: unknown): void;
  /** Call it when the person leaves a field: the server checks the field. */
  left(name: string): void;
  discard(): void;
}

/** A form that is checked while it is filled in, and loses nothing: see useDraft and useLeaveGuard. */
export function useEditForm<Data extends FormDataType<Data>>({
  method,
  url,
  version,
  saved,
  draft: draftName = '',
}: Target<Data>) {
  const form = useForm<Data>(method, url, saved);
  form.transform((data) => (version ? { ...data, _version: version } : data));
  const draft = useDraft(form as never, saved as Draft, `${method} ${url}${draftName}`);
  const guard = useLeaveGuard(form);
  // Inertia would treat the sent values as saved
  const { isStale, ...saving } = useSaving(form, draft.drop, () => form.setDefaults(saved));
  const errors = useErrors(form as never);
  const [language, showLanguage] = useState(useI18n().locale);
  useFreshValues(form as never, saved);

  function discard() {
    form.reset();
    form.clearErrors();
    saving.clear();
    draft.drop();
  }

  function leave() {
    discard();
    guard.go();
  }

  function save() {
    // the answer to saving contains more errors than a field check: a late check must not clear them
    // answer's errors
    form.validator().setTimeout(CHECK_DELAY_MS).reset().defaults(form.data);
    saving.save();
  }

  const state: EditFormState = {
    ...saving,
    save,
    url,
    changed: form.isDirty,
    restored: draft.restored,
    processing: form.processing,
    errors,
    conflicts: isStale ? differing(form.data, saved) : {},
    language,
    showLanguage,
    leaving: { ...guard, leave },
    valueOf: (name) => name.split('.').reduce<unknown>((value, key) => (value as Draft)?.[key], form.data),
    change: (name, value) => form.setData(name as never, value as never),
    left: (name) => void form.validate(name as never),
    discard,
  };
  return { ...state, data: form.data };
}

/** An edit form of a record. The record is new while it has no id. */
export function useRecordForm<Data extends FormDataType<Data>>(
  { id, url, version }: { id: number | null; url: string; version: string | null },
  saved: Data,
  draft?: string,
) {
  return useEditForm({ method: id === null ? 'post' : 'put', url, version, saved, draft });
}

/** Errors of a form that was sent without a script come with the page. */
function useErrors(form: { errors: Record<string, string>; setError(errors: Record<string, string>): void }) {
  const isHydrated = useHydrated();
  const sent = usePage().props.errors as Record<string, string>;
  useEffect(() => {
    if (!isHydrated && Object.keys(sent).length) form.setError(sent);
    // once, before the page comes alive
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return isHydrated ? form.errors : sent;
}

/** Another session may change the record, or the server may normalise the input. */
function useFreshValues<Data extends object>(
  form: { isDirty: boolean; data: Data; setDefaults(data: Data): void; setData(data: Data): void },
  saved: Data,
): void {
  const fresh = JSON.stringify(saved);
  useEffect(() => {
    if (form.isDirty || JSON.stringify(form.data) === fresh) return;
    form.setDefaults(saved);
    form.setData(saved);
    // the form is a new object with each draw of the page
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fresh, form.isDirty]);
}
