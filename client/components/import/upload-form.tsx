import { useForm } from '@inertiajs/react?apart';
import { type FormEvent, useRef } from 'react';
import type { FeedContent } from '../../../src/import/import.entity.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { usePreHydrationEdits } from '../../lib/forms/use-pre-hydration-edits.js';
import { FileField } from '../form/file-field.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { Field } from '../ui/form/field.js';
import { Box, Cluster } from '../ui/layout/boxes.js';
import { Select } from '../ui/form/select.js';

const MODES: FeedContent[] = ['full', 'delta'];
/** Empty: the file or the store's setting states it. */
const LANGUAGES = [
  { value: '', text: 'import.upload.languages.store' },
  { value: 'sl', text: 'import.upload.languages.sl' },
  { value: 'en', text: 'import.upload.languages.en' },
  { value: 'other', text: 'import.upload.languages.third' },
] as const;

interface Upload {
  uploadXML: File | null;
  mode: FeedContent;
  /** Nothing is written. */
  dryRun: boolean;
  language: string;
  currency: string;
}

interface Props {
  url: string;
  /** An example of a file. */
  exampleUrl: string;
  /** The mode of the store's last upload. */
  mode: FeedContent;
}

/** Sends a feed file with how it is to be taken. */
export function UploadForm({ url, exampleUrl, mode }: Props) {
  const { t, percent } = useI18n();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Upload>({
    uploadXML: null,
    mode,
    dryRun: false,
    language: '',
    currency: '',
  });
  const { data, errors, processing, progress } = form;
  usePreHydrationEdits(element);

  function submit(event: FormEvent) {
    event.preventDefault();
    form.post(url);
  }

  return (
    <Box
      ref={element}
      as="form"
      columns="one"
      align="start"
      className="form upload"
      action={url}
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
    >
      <noscript>
        <Notice>{t('import.upload.needs_javascript')}</Notice>
      </noscript>
      <FileField
        name="uploadXML"
        label={t('import.upload.file')}
        hint={t('import.upload.drop')}
        accept=".xml,.csv,.tsv,.txt,.gz,application/xml,text/xml,text/csv,text/tab-separated-values,text/plain,application/gzip"
        file={data.uploadXML}
        error={errors.uploadXML}
        onFile={(file) => form.setData('uploadXML', file)}
      />
      <p className="field-hint">
        {t('import.upload.formats')} <a href={exampleUrl}>{t('import.upload.example')}</a>
      </p>
      <Field name="mode" label={t('import.upload.mode')} hint={t(`import.upload.mode_hints.${data.mode}`)}>
        {(control) => (
          <Select
            {...control}
            value={data.mode}
            onChange={(event) => form.setData('mode', event.target.value as FeedContent)}
            options={MODES.map((mode) => ({ value: mode, label: t(`import.upload.modes.${mode}`) }))}
          />
        )}
      </Field>
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            name="dryRun"
            checked={data.dryRun}
            aria-describedby="dry-run-hint"
            onChange={(event) => form.setData('dryRun', event.target.checked)}
          />
          <span>{t('import.upload.dry_run')}</span>
        </label>
        <small id="dry-run-hint" className="field-hint">
          {t('import.upload.dry_run_hint')}
        </small>
      </div>
      <Field name="language" label={t('import.upload.language')} hint={t('import.upload.language_hint')}>
        {(control) => (
          <Select
            {...control}
            value={data.language}
            onChange={(event) => form.setData('language', event.target.value)}
            options={LANGUAGES.map(({ value, text }) => ({ value, label: t(text) }))}
          />
        )}
      </Field>
      <Field
        name="currency"
        label={t('import.upload.currency')}
        hint={t('import.upload.currency_hint')}
        error={errors.currency}
      >
        {(control) => (
          <input
            {...control}
            value={data.currency}
            maxLength={3}
            onChange={(event) => form.setData('currency', event.target.value)}
          />
        )}
      </Field>
      <Cluster gap={3} align="center">
        <Button
          type="submit"
          variant="main"
          className="needs-script"
          disabled={processing || !data.uploadXML}
        >
          {t(data.dryRun ? 'import.upload.start_dry_run' : 'import.upload.submit')}
        </Button>
        <p role="status">
          {processing && t('import.upload.sending', { percent: percent(progress?.percentage ?? 0) })}
        </p>
      </Cluster>
    </Box>
  );
}
