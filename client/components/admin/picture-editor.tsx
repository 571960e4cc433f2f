import { router } from '@inertiajs/react';
import { useForm } from '@inertiajs/react?apart';
import type { PictureProps } from '../../../src/media/media.props.js';
import { useI18n } from '../../lib/i18n.js';
import { withoutAsking } from '../../lib/leaving.js';
import { FileField } from '../form/file-field.js';
import { Picture } from '../ui/picture.js';
import { ConfirmedButton } from './confirmed-button.js';
import { usePendingPicture } from './use-pending-picture.js';

const ACCEPT = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

interface Props {
  /** Of the multipart field. */
  name: string;
  /** By what the editor stands under; in a window it is a part of that. */
  heading?: 'h2' | 'h3';
  /** POST, DELETE. */
  url: string;
  picture: PictureProps | null;
  state: 'none' | 'pending' | 'ready' | 'failed';
  /** Why it could not be used. */
  failure: string | null;
  texts: Record<'title' | 'none' | 'file' | 'remove' | 'removeTitle' | 'removeText', string>;
}

/** The one picture of a record: sent as soon as it is chosen, prepared by the queue. */
export function PictureEditor({ name, heading: Heading = 'h3', url, picture, state, failure, texts }: Props) {
  const { t, percent } = useI18n();
  const form = useForm<Record<string, File | null>>({ [name]: null });
  usePendingPicture(state === 'pending');

  function send(file: File | null) {
    if (!file) return;
    form.transform(() => ({ [name]: file }));
    withoutAsking(() => form.post(url, { preserveScroll: true, preserveState: true, forceFormData: true }));
  }

  return (
    <section className="logo-field" aria-labelledby={`${name}-title`}>
      <Heading id={`${name}-title`}>{texts.title}</Heading>
      <div className="logo-preview" data-state={state}>
        {picture ? <Picture picture={picture} sizes="160px" /> : <span>{texts.none}</span>}
      </div>
      <div className="logo-steps">
        <FileField
          key={picture?.src}
          name={name}
          label={texts.file}
          hint={t('admin.picture.hint')}
          accept={ACCEPT}
          file={null}
          error={form.errors[name] ?? (state === 'failed' ? (failure ?? undefined) : undefined)}
          onFile={send}
        />
        <p role="status" className="field-hint">
          {form.processing &&
            t('admin.picture.sending', { percent: percent(form.progress?.percentage ?? 0) })}
          {!form.processing && state === 'pending' && t('admin.picture.pending')}
        </p>
        {picture && (
          <ConfirmedButton
            className="button button-small"
            label={texts.remove}
            title={texts.removeTitle}
            confirmLabel={texts.remove}
            onConfirm={() =>
              withoutAsking(() => router.delete(url, { preserveScroll: true, preserveState: true }))
            }
          >
            <p>{texts.removeText}</p>
          </ConfirmedButton>
        )}
      </div>
    </section>
  );
}
