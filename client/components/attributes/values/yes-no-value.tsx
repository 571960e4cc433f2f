import { useId } from 'react';
import type { Translations } from '../../../../src/core/i18n/local-text.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useField } from '../../form/use-field.js';
import { isYes, NO, YES } from './yes-no.js';

/** Whether the product has it. */
export function YesNoValue({ name }: { name: string }) {
  const { t } = useI18n();
  const id = useId();
  const { value, error, change } = useField(name);
  const answer = isYes((value ?? {}) as Translations);
  return (
    <div className="field">
      <label htmlFor={id}>{t('product-attributes.value')}</label>
      <select
        id={id}
        name={name}
        value={answer === null ? '' : answer ? 'yes' : 'no'}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => change(event.target.value === 'yes' ? YES : NO)}
      >
        {answer === null && <option value="">{t('product-attributes.choose')}</option>}
        <option value="yes">{t('product-attributes.yes')}</option>
        <option value="no">{t('product-attributes.no')}</option>
      </select>
      <span id={`${id}-error`} className="form-error">
        {error}
      </span>
    </div>
  );
}
