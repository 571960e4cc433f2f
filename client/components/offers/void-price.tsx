import type { RecordedPriceProps } from '../../../src/offers/offers.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useOldInput } from '../../lib/forms/use-old-input.js';
import { Moment } from '../admin/moment.js';
import { Field } from '../ui/form/field.js';
import { PostForm } from '../ui/post-form.js';
import { PriceRecords } from './price-records.js';

interface Props {
  url: string;
  prices: RecordedPriceProps[];
  maxLength: number;
  errors: Record<string, string>;
}

/** Selects a price in the table with the reason why it was wrong; works without a script as well. */
export function VoidPrice({ url, prices, maxLength, errors }: Props) {
  const { t } = useI18n();
  const typed = useOldInput();
  return (
    <div className="void-price">
      <PostForm action={url} sendLabel={t('recorded-prices.void')}>
        <fieldset className="field" aria-describedby={errors['at'] && 'at-error'}>
          <legend>{t('recorded-prices.which')}</legend>
          <PriceRecords
            prices={prices}
            choice={({ at, present, voided }) =>
              present || voided ? null : (
                <label className="check">
                  <input type="radio" name="at" value={at} required defaultChecked={typed['at'] === at} />
                  <Moment iso={at} />
                </label>
              )
            }
          />
          {errors['at'] && (
            <p id="at-error" className="form-error">
              {t('recorded-prices.errors.none_chosen')}
            </p>
          )}
        </fieldset>
        <Field
          name="reason"
          label={t('recorded-prices.reason')}
          hint={t('recorded-prices.reason_hint')}
          error={errors['reason']}
        >
          {(control) => (
            <input {...control} maxLength={maxLength} autoComplete="off" defaultValue={typed['reason']} />
          )}
        </Field>
      </PostForm>
    </div>
  );
}
