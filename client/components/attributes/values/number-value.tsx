import { FieldError, Input, TextField } from 'react-aria-components';
import type { Translations } from '../../../../src/core/i18n/local-text.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { otherLocale } from '../../../lib/i18n/local-texts.js';
import { FieldLabel } from '../../form/field-label.js';
import { useField } from '../../form/use-field.js';

/** A number in the page's language; the server adds the other language. */
export function NumberValue({ name }: { name: string }) {
  const { t, locale } = useI18n();
  const { value, error, change } = useField(name);
  const errors = [error, useField(`${name}.sl`).error, useField(`${name}.en`).error];
  const texts = (value ?? {}) as Translations;
  const wrong = errors.find(Boolean);
  return (
    <TextField
      className="field"
      name={`${name}.${locale}`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={texts[locale] || texts.sl || texts.en || ''}
      onChange={(text) => change({ sl: '', en: '', [locale]: text })}
      isInvalid={wrong !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel>{t('product-attributes.number')}</FieldLabel>
      <Input />
      <input type="hidden" name={`${name}.${otherLocale(locale)}`} value="" />
      <FieldError className="form-error">{wrong}</FieldError>
    </TextField>
  );
}
