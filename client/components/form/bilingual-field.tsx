import { type ReactNode, useId } from 'react';
import type { Translations } from '../../../src/core/i18n/local-text.js';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LOCALES } from '../../lib/i18n/local-texts.js';
import { LanguageTabs } from './language-tabs.js';
import { TextField } from './text-field.js';
import { useField, useFormContext } from './use-field.js';
import { State } from '../ui/state.js';
import { Cluster, Grid, Stack } from '../ui/layout/boxes.js';

/** By the number of missing languages. */
const STATE_TONES = ['good', 'warn'] as const;

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Absent: one line. */
  rows?: number;
  maxLength?: number;
  /** Next to the label. */
  aside?: ReactNode;
  /** Nothing is missing when a language is left empty. */
  optional?: boolean;
}

/**
 * A text in both languages, with a note if one is missing. The languages are side by side, or one at a time on
 * narrow screens.
 */
export function BilingualField({ name, label, hint, aside, optional = false, ...input }: Props) {
  const { t } = useI18n();
  const id = useId();
  const { value, error } = useField(name);
  const { language } = useFormContext();
  const texts = (value ?? {}) as Translations;
  const missing = LOCALES.filter((locale) => !texts[locale]?.trim());
  return (
    <Stack
      gap={2}
      className="bilingual"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-state ${id}-error`}
    >
      <Cluster as="p" gap={[0, 4]} align="baseline" justify="between" weight={600}>
        <span id={`${id}-label`}>{label}</span>
        {!optional && (
          <State id={`${id}-state`} tone={STATE_TONES[missing.length]} quiet className="field-hint">
            {t(stateOf(missing))}
          </State>
        )}
      </Cluster>
      {aside}
      {hint && <p className="field-hint">{hint}</p>}
      <LanguageTabs missing={missing} />
      <Grid gap={[3, 5]} className="bilingual-texts">
        {LOCALES.map((locale) => (
          <div key={locale} data-current={locale === language}>
            <TextField
              name={`${name}.${locale}`}
              label={t(`admin.form.languages.${locale}`)}
              lang={locale}
              invalid={error !== undefined}
              {...input}
            />
          </div>
        ))}
      </Grid>
      <p id={`${id}-error`} className="form-error">
        {error}
      </p>
    </Stack>
  );
}

function stateOf(missing: Locale[]) {
  if (missing.length === LOCALES.length) return 'admin.form.translations.none';
  return missing[0]
    ? (`admin.form.translations.missing_${missing[0]}` as const)
    : 'admin.form.translations.all';
}
