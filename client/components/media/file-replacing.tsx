import type { MediaForm } from '../../../src/media/library/media-library.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { usePollWhile } from '../../lib/visits/use-poll-while.js';
import { UploadArea } from './picture/upload-area.js';
import { useUploads } from './picture/use-uploads.js';
import { Stack } from '../ui/layout/boxes.js';

/** Time between two looks at a file that is being prepared, in milliseconds. */
const INTERVAL = 1500;
const CHANGED = ['form', 'media', 'pictureStates'];

interface Props {
  form: MediaForm;
  url: string;
  /** The last known version of the picture. */
  version: string;
}

/** Replaces the file of the open picture; the old image remains until the new sizes exist. */
export function FileReplacing({ form: { id, replacement }, url, version }: Props) {
  const { t } = useI18n();
  const uploads = useUploads({ replaces: { id, url, version }, only: CHANGED, onUploaded: () => undefined });
  const reload = { only: CHANGED, headers: { 'x-pictures': String(id) } };
  usePollWhile(replacement?.status === 'pending', INTERVAL, reload, CHANGED);
  return (
    <Stack as="section" gap={2} whole className="file-replacing" aria-labelledby="file-replacing">
      <h3 id="file-replacing">{t('media.replace.title')}</h3>
      <p className="field-hint">{t('media.replace.hint')}</p>
      <UploadArea uploads={uploads} single addressed={false} />
      <p role="status" className="field-hint">
        {replacement?.status === 'pending' && t('media.replace.pending')}
      </p>
      {replacement?.status === 'failed' && (
        <p className="form-error" role="alert">
          {t('media.replace.failed')} {replacement.failure}
        </p>
      )}
    </Stack>
  );
}
