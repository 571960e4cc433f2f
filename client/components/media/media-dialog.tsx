import { router } from '@inertiajs/react';
import type { MediaForm } from '../../../src/media/library/media-library.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';
import { RecordDialog } from '../admin/record-dialog.js';
import { AltFields } from './picture/alt-fields.js';
import { FileReplacing } from './file-replacing.js';
import { MediaFacts } from './media-facts.js';
import { MediaUses } from './media-uses.js';
import { PictureThumbnail } from './picture/picture-thumbnail.js';
import { usePictureStates } from './picture/use-picture-states.js';
import { Grid, Stack } from '../ui/layout/boxes.js';

/** One picture with its preview, facts, uses and texts. */
export function MediaDialog({ form, closeUrl }: { form: MediaForm; closeUrl: string }) {
  const { t, locale } = useI18n();
  const item = usePictureStates([form.id], [form]).get(form.id) ?? form;
  const isUsed = form.uses.length + form.others > 0;
  return (
    <RecordDialog
      title={item.alt[locale] || item.fileName || t('media.untitled', { id: form.id })}
      closeUrl={closeUrl}
      returnTo={`media-${form.id}`}
    >
      <Grid gap={5} align="start" className="media-record">
        <PictureThumbnail item={item} sizes="480px" />
        <Stack columns="one" gap={3} className="picture-facts">
          {item.failure && <p className="form-error">{item.failure}</p>}
          <AltFields item={item} />
          <MediaFacts form={form} />
        </Stack>
        <MediaUses form={form} />
        {form.replaceUrl && <FileReplacing form={form} url={form.replaceUrl} version={item.version} />}
        {item.url && !isUsed && (
          <ConfirmedButton
            small
            label={t('media.delete')}
            title={t('media.delete_one_title')}
            confirmLabel={t('media.delete')}
            onConfirm={() => router.delete(item.url!, PRESERVE_STATE)}
          >
            <p>{t('media.delete_one_text')}</p>
          </ConfirmedButton>
        )}
      </Grid>
    </RecordDialog>
  );
}
