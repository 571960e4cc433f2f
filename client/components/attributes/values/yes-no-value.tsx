import { useId } from 'react';
import type { Translations } from '../../../../src/core/i18n/local-text.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { otherLocale } from '../../../lib/i18n/local-texts.js';
import { useField } from '../../form/use-field.js';
import { isYes, NO, YES } from './yes-no.js';

/** Whether the product has it. */
export function YesNoValue({ name }: { name: string }) {
  const { t, locale } = useI18n();
  const id = useId();
  const { value, error, change } = useField(name);
  const answer = isYes((value ?? {}) as Translations);
  return (
    <div className="field">
      <label htmlFor={id}>{t('product-attributes.value')}</label>
      <select
        id={id}
        name={`${name}.${locale}`}
        value={answer === null ? '' : (answer ? YES : NO)[locale]}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => change(event.target.value === YES[locale] ? YES : NO)}
      >
        {answer === null && <option value="">{t('product-attributes.choose')}</option>}
        <option value={YES[locale]}>{t('product-attributes.yes')}</option>
        <option value={NO[locale]}>{t('product-attributes.no')}</option>
      </select>
      <input type="hidden" name={`${name}.${otherLocale(locale)}`} value="" />
      <span id={`${id}-error`} className="form-error">
        {error}
      </span>
    </div>
  );
}
