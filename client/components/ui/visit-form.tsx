import { router } from '@inertiajs/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useI18n } from '../../lib/i18n.js';
import { useShared } from '../../lib/shared.js';

interface Props {
  action: string;
  /** What sending does. */
  sendLabel: string;
  children: ReactNode;
}

/** What is filled in of a field that is not right. */
const WRONG = '.field:has(.form-error) :is(input, textarea)';

/** What somebody without an account sends: plain without a script, else a visit that keeps what has been typed. */
export function VisitForm({ action, sendLabel, children }: Props) {
  const { t } = useI18n();
  const { formToken } = useShared();
  const [isSending, setSending] = useState(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    router.post(action, Object.fromEntries(new FormData(form)), {
      preserveScroll: true,
      onStart: () => setSending(true),
      onFinish: () => setSending(false),
      onError: () => form.querySelector<HTMLElement>(WRONG)?.focus(),
    });
  }

  return (
    // what is missing or wrong is told by the server, in the page's language; a browser would tell it in its own
    <form className="form" action={action} method="post" noValidate onSubmit={send}>
      <input type="hidden" name="_token" value={formToken} />
      {children}
      {/* for programs that fill in whatever there is */}
      <div hidden>
        <label>
          {t('common.leave_empty')} <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button className="button button-main" aria-disabled={isSending}>
        {sendLabel}
      </button>
    </form>
  );
}
