import { router } from '@inertiajs/react';
import { useId, useState } from 'react';
import type { PictureItem } from '../../../../src/media/media.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { bothOf, LOCALES } from '../../../lib/i18n/local-texts.js';
import { Box, Grid } from '../../ui/layout/boxes.js';

const MAX_LETTERS = 500;

/** The alternative text in both languages; each is saved when its field is left, separately from the form. */
export function AltFields({ item }: { item: PictureItem }) {
  const { t } = useI18n();
  const id = useId();
  const [texts, setTexts] = useState(bothOf(item.alt));
  const [state, setState] = useState<'typed' | 'saving' | 'saved'>('typed');
  const [error, setError] = useState<string | null>(null);
  const readOnly = item.url === null;

  function save() {
    const isSame = LOCALES.every((locale) => texts[locale].trim() === (item.alt[locale] ?? ''));
    if (readOnly || isSame) return;
    setState('saving');
    setError(null);
    const data = { alt: texts, _version: item.version };
    router.put(item.url!, data, {
      async: true,
      only: ['pictureStates'],
      headers: { 'x-pictures': String(item.id) },
      preserveState: true,
      preserveScroll: true,
      preserveUrl: true,
      showProgress: false,
      onError: (errors) => setError(Object.values(errors)[0] ?? t('media.not_saved')),
      onSuccess: () => setState('saved'),
      onNetworkError: () => {
        setError(t('admin.form.unreachable'));
        return false;
      },
    });
  }

  return (
    <Grid as="fieldset" gap={[2, 4]} className="alt-fields" aria-describedby={`${id}-hint`}>
      <legend>{t('media.alt.title')}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {t('media.alt.hint')}
      </p>
      {LOCALES.map((locale) => (
        <div key={locale} className="field">
          <Box as="label" text="s" tone="soft" htmlFor={`${id}-${locale}`}>
            {t(`admin.form.languages.${locale}`)}
          </Box>
          <input
            id={`${id}-${locale}`}
            lang={locale}
            maxLength={MAX_LETTERS}
            autoComplete="off"
            readOnly={readOnly}
            value={texts[locale]}
            onChange={(event) => {
              setTexts({ ...texts, [locale]: event.target.value });
              setState('typed');
            }}
            onBlur={save}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // the form around is not to be sent
              event.preventDefault();
              save();
            }}
          />
        </div>
      ))}
      <p role="status" className="field-hint">
        {!error && state === 'saved' && t('media.alt.saved')}
      </p>
      {error && (
        <p role="alert" className="form-error">
          {error}
        </p>
      )}
    </Grid>
  );
}
