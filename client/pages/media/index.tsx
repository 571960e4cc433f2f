import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { MediaDialog } from '../../components/media/media-dialog.js';
import { MediaList } from '../../components/media/media-list.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The pictures of a company, or of all. */
export default function MediaIndex(props: PageProps<'media/index'>) {
  const { form, closeUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('media.title')} intro={t('media.intro')} />
      {form && <MediaDialog key={form.id} form={form} closeUrl={closeUrl} />}
      <MediaList {...props} />
    </>
  );
}
