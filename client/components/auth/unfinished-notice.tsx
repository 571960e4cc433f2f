import { usePage } from '@inertiajs/react';
import { useEffect } from 'react';
import type { FlashData } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { keepEmail } from './email-field.js';
import { Notice } from '../ui/notice.js';

/** Shown after a sign-in with an account without a company: the sign-up was not finished. */
export function UnfinishedNotice({ signUpUrl }: { signUpUrl: string }) {
  const { t } = useI18n();
  const { unfinished } = usePage().flash as FlashData;
  const email = unfinished?.email;

  useEffect(() => {
    if (email) keepEmail(email);
  }, [email]);

  if (!email) return null;
  return (
    <Notice as="div" tone="warn">
      <p>
        <strong>{t('auth.unfinished.title')}</strong> {t('auth.unfinished.text', { email })}
      </p>
      <p>
        <a data-visit href={signUpUrl}>
          {t('auth.unfinished.link')}
        </a>
      </p>
    </Notice>
  );
}
