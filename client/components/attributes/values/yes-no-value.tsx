import { useId } from 'react';
import type { Translations } from '../../../../src/core/i18n/local-text.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { otherLocale } from '../../../lib/i18n/local-texts.js';
import { useField } from '../../form/use-field.js';
import { isYes, NO, YES } from './yes-no.js';
import { Select } from '../../ui/form/select.js';

/** Whether the product has it. */
export function YesNoValue({ name }: { name: string }) {
  const { t, locale } = useI18n();
  const id = useId();
  const { value, error, change } = useField(name);
  const answer = isYes((value ?? {}) as Translations);
  return (
    <div className="field">
      <label htmlFor={id}>{t('product-attributes.value')}</label>
      <Select
        id={id}
        name={`${name}.${locale}`}
        value={answer === null ? '' : (answer ? YES : NO)[locale]}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => change(event.target.value === YES[locale] ? YES : NO)}
        none={answer === null ? t('product-attributes.choose') : undefined}
        options={[
          { value: YES[locale], label: t('product-attributes.yes') },
          { value: NO[locale], label: t('product-attributes.no') },
        ]}
      />
      <input type="hidden" name={`${name}.${otherLocale(locale)}`} value="" />
      <span id={`${id}-error`} className="form-error">
        {error}
      </span>
    </div>
  );
}
