import { type FormEvent, useEffect, useRef, useState } from 'react';
import { withoutAccountState, type Reason, reasonOf } from '../../lib/session/firebase-errors.js';
import { type I18n, useI18n } from '../../lib/i18n/i18n.js';
import { SessionRefused } from '../../lib/session/open-session.js';
import type { TextKey } from '../../lib/texts/keys.js';
import { addToast, clearToasts } from '../../lib/toasts.js';

/** Errors of the form as a whole, and by field; an empty text only marks a field. */
export interface Wrong {
  reason?: Reason;
  form?: string;
  fields: Record<string, string>;
}

const NOTHING: Wrong = { fields: {} };

interface Options {
  /** Text of the toast after a failure. */
  failure: TextKey;
  /** Text of the reason in this form; by default one that reveals nothing about accounts. */
  tell?(this: void, reason: Reason): Reason;
  /** Does it, and rejects when it does not work. */
  run(this: void, fields: FormData): Promise<void>;
}

/**
 * Runs one attempt at a time: checks the fields, runs the action, shows errors and focuses the first wrong
 * field.
 */
export function useAuthForm({ failure, tell = withoutAccountState, run }: Options) {
  const i18n = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(NOTHING);

  useEffect(() => {
    if (wrong !== NOTHING) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [wrong]);

  async function attempt(fields: FormData) {
    setBusy(true);
    setWrong(NOTHING);
    clearToasts();
    try {
      await run(fields);
    } catch (error) {
      const told = error instanceof SessionRefused ? refused(error) : explain(tell(reasonOf(error)), i18n);
      if (told.reason) toast(toastOf(told.reason, failure), i18n);
      setWrong(told);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = unfit(event.currentTarget, i18n);
    if (Object.keys(fields).length) setWrong({ fields });
    else void attempt(new FormData(event.currentTarget));
  }

  return { form, busy, wrong, submit };
}

/** Messages by field for input that the browser's own checks refuse, in the words of the page. */
function unfit(form: HTMLFormElement, { t }: I18n): Record<string, string> {
  const inputs = [...form.querySelectorAll('input')].filter((input) => !input.validity.valid);
  return Object.fromEntries(
    inputs.map(({ name, type, validity }) => {
      if (validity.valueMissing) return [name, t('auth.errors.required')];
      if (validity.customError) return [name, t('auth.errors.weak_password')];
      return [name, t(type === 'email' ? 'auth.errors.invalid_email' : 'auth.errors.invalid_phone')];
    }),
  );
}

function refused({ fields: { credentials, ...fields } }: SessionRefused): Wrong {
  return { form: credentials, fields };
}

const FIELDS: Partial<Record<Reason, string>> = {
  invalid_email: 'email',
  email_taken: 'email',
  weak_password: 'password',
  wrong_password: 'current',
  wrong_code: 'code',
};

function explain(reason: Reason, { t }: I18n): Wrong {
  const text = t(`auth.errors.${reason}`);
  const field = FIELDS[reason];
  if (field) return { reason, fields: { [field]: text } };
  const fields: Wrong['fields'] = reason === 'credentials' ? { email: '', password: '' } : {};
  return { reason, form: text, fields };
}

function toastOf(reason: Reason, failure: TextKey): TextKey {
  return reason === 'network' || reason === 'unavailable' ? 'toast.auth.firebase_error' : failure;
}

function toast(key: TextKey, { t }: I18n): void {
  addToast({ severity: 'error', summary: t('toast.error_title'), detail: t(key), life: 5000 });
}
