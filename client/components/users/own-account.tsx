import '../../styles/pages/own-account.css';
import { router, usePage } from '@inertiajs/react';
import { type FormEvent, useId, useState } from 'react';
import type { OwnAccountProps } from '../../../src/users/users.pages.js';
import type { SharedProps } from '../../../src/core/inertia/pages.js';
import { FormToken } from '../../lib/forms/form-token.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { forgetAccount } from '../../lib/session/forget-account.js';
import { Button, LinkButton } from '../ui/button.js';
import { Stack } from '../ui/layout/boxes.js';

interface Props extends OwnAccountProps {
  /** Data that the deletion of the account keeps, or deletes with it. */
  stays: string;
}

/** A download of the person's own data, and the deletion of the account. */
export function OwnAccount({ dataUrl, deletionUrl, stays }: Props) {
  const { t } = useI18n();
  return (
    <>
      <Stack as="section" gap={3} fit className="own-account" aria-labelledby="data-title">
        <h2 id="data-title">{t('account.data.title')}</h2>
        <p>{t('account.data.text')}</p>
        <LinkButton href={dataUrl} download>
          {t('account.data.download')}
        </LinkButton>
      </Stack>
      <Stack as="section" gap={3} fit className="own-account" aria-labelledby="deletion-title">
        <h2 id="deletion-title">{t('account.deletion.title')}</h2>
        <p>{t('account.deletion.text')}</p>
        <p>{stays}</p>
        <Deletion url={deletionUrl} />
      </Stack>
    </>
  );
}

function Deletion({ url }: { url: string }) {
  const { t } = useI18n();
  const error = usePage().props.errors['confirm'];
  const [isSending, setSending] = useState(false);
  const id = useId();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    router.post(url, Object.fromEntries(new FormData(form)), {
      preserveScroll: true,
      onStart: () => setSending(true),
      onFinish: () => setSending(false),
      onError: () => form.querySelector<HTMLElement>('[name=confirm]')?.focus(),
      onSuccess: ({ props }) => {
        if (!(props as unknown as SharedProps).person) void forgetAccount();
      },
    });
  }

  return (
    <form className="form" action={url} method="post" noValidate onSubmit={send}>
      <FormToken />
      <div className="field">
        <label htmlFor={id}>{t('account.deletion.confirm')}</label>
        <input
          id={id}
          name="confirm"
          type="email"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error && (
          <p id={`${id}-error`} className="form-error">
            {error}
          </p>
        )}
      </div>
      <Button aria-disabled={isSending}>{t('account.deletion.submit')}</Button>
    </form>
  );
}
