import { useI18n } from '../../../lib/i18n/i18n.js';
import { Button } from '../../ui/button.js';
import { IconButton } from '../../ui/icon-button.js';
import type { UploadState, useUploads } from './use-uploads.js';
import { Box, Grid } from '../../ui/layout/boxes.js';

/** Running uploads, and failed ones with the reason. */
export function UploadRows({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const { t } = useI18n();
  const { uploads: rows } = uploads;
  return (
    <>
      {rows.length > 0 && (
        <ul className="upload-rows" aria-label={t('media.upload.under_way')}>
          {rows.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      <p role="status" className="hidden-text">
        {statusOf(rows, t)}
      </p>
    </>
  );
}

function UploadRow({ upload, uploads }: { upload: UploadState; uploads: ReturnType<typeof useUploads> }) {
  const { t, percent } = useI18n();
  const { key, name, status, error } = upload;
  const failed = status === 'failed';
  return (
    <li data-status={status}>
      <Box as="span" breaks>
        {name}
      </Box>
      {failed ? (
        <span className="form-error" role="alert">
          {error}
        </span>
      ) : (
        <Grid as="span" gap={2} align="center" text="s" tone="soft" digits className="upload-progress">
          <progress max={100} value={upload.percent} aria-label={name} />
          <span>{status === 'waiting' ? t('media.upload.waiting') : percent(upload.percent)}</span>
        </Grid>
      )}
      {upload.again && (
        <Button type="button" small onClick={() => uploads.retry(key)}>
          {t('media.upload.retry')}
        </Button>
      )}
      <IconButton
        icon="close"
        label={t(failed ? 'media.upload.dismiss' : 'media.upload.cancel', { name })}
        onClick={() => uploads.cancel(upload)}
      />
    </li>
  );
}

function statusOf(rows: UploadState[], t: ReturnType<typeof useI18n>['t']): string {
  const left = rows.filter(({ status }) => status !== 'failed').length;
  return left ? t('media.upload.left', { count: left }) : '';
}
