import { type RefObject, useEffect, useRef } from 'react';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { useHydrated } from '../../lib/forms/use-hydrated.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useFormContext } from './use-field.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';

/** Message above a form that was not saved, with a link to the first invalid field. */
export function FormErrors({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t } = useI18n();
  const { errors, refusal, refusals, conflicts, discard, showLanguage } = useFormContext();
  const isHydrated = useHydrated();
  const notice = useRef<HTMLDivElement>(null);
  const count = Object.keys(errors).length;
  const differences = Object.keys(conflicts).length;

  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field?.closest('[data-current="false"]')) showLanguage(field.lang as Locale);
    if (field) field.focus();
    else notice.current?.scrollIntoView({ block: 'nearest' });
  }, [form, refusals, showLanguage]);

  return (
    <div ref={notice} role="alert">
      {(refusals > 0 || !isHydrated) && (refusal || count > 0) && (
        <Notice as="div" tone="bad">
          <p>{refusal ?? errors._version ?? t('admin.form.refused', { count })}</p>
          {differences > 0 && (
            <p>
              {t('admin.form.differences', { count: differences })}{' '}
              <Button type="button" variant="text" onClick={discard}>
                {t('admin.form.take_all_over')}
              </Button>
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
