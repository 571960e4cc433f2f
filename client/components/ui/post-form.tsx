import { router } from '@inertiajs/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormToken } from '../../lib/forms/form-token.js';
import { Button } from './button.js';

interface Props {
  action: string;
  /** Label of the button. */
  sendLabel: string;
  /** For lists, if the label alone does not name the record. */
  sendDescription?: string;
  /** Another thing that can be done with the fields. */
  other?: { action: string; label: string };
  className?: string;
  /** The button is one of many, not the page's main one. */
  plain?: boolean;
  small?: boolean;
  children?: ReactNode;
}

/** The inputs of fields with errors. */
const WRONG = '.field:has(.form-error) :is(input, textarea, select)';

/** The answer may remove the pressed button: keyboard input would have no target. */
function keepFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
}

/** A plain form without a script, else a visit that keeps the input. */
export function PostForm(props: Props) {
  const { action, sendLabel, sendDescription, other, className = 'form', children } = props;
  const [isSending, setSending] = useState(false);
  const isSent = useRef(false);
  useEffect(() => () => void (isSent.current && keepFocus()), []);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    router.post(submitter?.getAttribute('formaction') ?? action, Object.fromEntries(new FormData(form)), {
      preserveScroll: true,
      onStart: () => {
        isSent.current = true;
        setSending(true);
      },
      onFinish: () => setSending(false),
      onError: () => form.querySelector<HTMLElement>(WRONG)?.focus(),
      onSuccess: () => form.reset(),
    });
  }

  return (
    // the server reports errors in the page's language; a browser would use its own
    <form className={className} action={action} method="post" noValidate onSubmit={send}>
      <FormToken />
      {children}
      <Button
        variant={props.plain ? undefined : 'main'}
        small={props.small}
        aria-disabled={isSending}
        aria-label={sendDescription}
      >
        {sendLabel}
      </Button>
      {other && (
        <Button formAction={other.action} aria-disabled={isSending}>
          {other.label}
        </Button>
      )}
    </form>
  );
}
