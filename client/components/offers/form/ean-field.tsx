import type { OfferForm } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { TextField } from '../../form/text-field.js';
import { useFormContext } from '../../form/use-field.js';
import { KeepTick } from './feed-marks.js';
import { PrefillChoice } from './prefill-choice.js';
import { usePrefill } from './use-prefill.js';

/** The code by which offers are compared; for a new product it loads known data. */
export function EanField({ form }: { form: OfferForm }) {
  const { t } = useI18n();
  const around = useFormContext();
  const isNew = form.id === null;
  const { asking, prefill, ask, fillings, put } = usePrefill(around, form.ean, isNew);

  function notice(): string | null {
    if (asking) return t('offers.prefill.asking');
    if (!prefill) return around.valueOf('ean') === (form.ean ?? '') ? form.eanNotice : null;
    if (!prefill.found) return prefill.notice ?? t('offers.prefill.unknown');
    return t(isNew ? 'offers.prefill.filled' : 'offers.prefill.known');
  }

  return (
    <div className="span-all ean-field" onBlur={ask}>
      <TextField
        id="ean"
        name="ean"
        label={t('fields.ean')}
        hint={t('offers.hints.ean')}
        inputMode="numeric"
        autoComplete="off"
      />
      <p role="status" className="field-hint">
        {notice()}
      </p>
      <KeepTick field="ean" />
      <PrefillChoice fillings={fillings} onPut={put} />
    </div>
  );
}
