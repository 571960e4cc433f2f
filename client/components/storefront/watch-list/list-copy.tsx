import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { CopyField } from '../../share/copy-field.js';
import { PostForm } from '../../ui/post-form.js';
import { Cluster, Stack } from '../../ui/layout/boxes.js';

interface Props {
  copy: PageProps<'watch-list/show'>['copy'];
  /** POST here creates, renews and removes it. */
  url: string;
  isEmpty: boolean;
}

/** The link to a copy of the list, which other people may see. */
export function ListCopy({ copy, url, isEmpty }: Props) {
  const { t, date } = useI18n();
  if (!copy)
    return isEmpty ? null : (
      <Stack gap={3} fit text="s" words>
        <p>{t('watch-list.copy.create_note')}</p>
        <PostForm action={url} className="" sendLabel={t('watch-list.copy.create')} plain />
      </Stack>
    );
  return (
    <Stack gap={3} fit text="s" words className="watch-list-copy">
      <CopyField label={t('watch-list.copy.label')} value={copy.url} />
      <p>
        {t('watch-list.copy.note', { date: date(copy.savedAt) })}{' '}
        {!copy.isCurrent && t('watch-list.copy.changed')}
      </p>
      <Cluster gap={2}>
        {!copy.isCurrent && !isEmpty && (
          <PostForm action={url} className="" sendLabel={t('watch-list.copy.renew')} plain />
        )}
        <PostForm action={url} className="" sendLabel={t('watch-list.copy.remove')} plain>
          <input type="hidden" name="remove" value="1" />
        </PostForm>
      </Cluster>
    </Stack>
  );
}
