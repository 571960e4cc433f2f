import type { ProductForm } from '../../../src/offers/offers.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { TextField } from '../form/text-field.js';
import { useFormAround } from '../form/use-field.js';
import { usePrefill } from './use-prefill.js';

/** The code that offers are compared by; that of a new product brings what is known of it. */
export function EanField({ form }: { form: ProductForm }) {
  const { t } = useI18n();
  const around = useFormAround();
  const { asking, prefill, ask } = usePrefill(around);

  function notice(): string | null {
    if (asking) return t('offers.prefill.asking');
    if (!prefill) return form.eanNotice;
    return prefill.found ? t('offers.prefill.filled') : (prefill.notice ?? t('offers.prefill.unknown'));
  }

  return (
    <div
      className="span-all"
      onBlur={() => form.id === null && ask((around.valueOf('ean') as string).replace(/\s/g, ''))}
    >
      <TextField
        name="ean"
        label={t('offers.fields.ean')}
        hint={t('offers.hints.ean')}
        inputMode="numeric"
        autoComplete="off"
      />
      <p role="status" className="field-hint">
        {notice()}
      </p>
    </div>
  );
}
