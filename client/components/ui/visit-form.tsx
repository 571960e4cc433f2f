import { router } from '@inertiajs/react';
import { type FormEvent, type ReactNode, useState } from 'react';

interface Props {
  action: string;
  children(isSending: boolean): ReactNode;
}

/** A form of the storefront: plain without a script, else a visit that keeps what has been typed. */
export function VisitForm({ action, children }: Props) {
  const [isSending, setSending] = useState(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    router.post(action, Object.fromEntries(new FormData(event.currentTarget)), {
      preserveScroll: true,
      onStart: () => setSending(true),
      onFinish: () => setSending(false),
    });
  }

  return (
    <form className="form" action={action} method="post" onSubmit={send}>
      {children(isSending)}
    </form>
  );
}
