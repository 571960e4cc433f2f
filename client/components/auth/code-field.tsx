import { useEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Field } from './field.js';

interface Props {
  error?: string;
  /** Moves the focus to the field when it appears. */
  focused?: boolean;
}

/** The code of an authenticator app. */
export default function CodeField({ error, focused = false }: Props) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <Field
      ref={input}
      name="code"
      label={t('auth.fields.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      required
      error={error}
    />
  );
}
