import type { BlogForm, PageForm } from '../../../../src/content/admin/content.pages.js';
import type { ArticlePreview } from '../../../../src/content/articles.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { bothOf, plainText } from '../../../lib/i18n/local-texts.js';
import { RecordDialog } from '../../admin/record-dialog.js';
import { EditForm } from '../../form/edit-form.js';
import { useRecordForm } from '../../form/use-edit-form.js';
import { Icon } from '../../ui/icon.js';
import { ArticleFields } from './article-fields.js';
import { Cluster, Row } from '../../ui/layout/boxes.js';

interface Props {
  kind: 'blog' | 'page';
  form: BlogForm | PageForm;
  preview: ArticlePreview | null;
  previewUrl: string;
  picturesUrl: string;
  closeUrl: string;
  returnTo: string;
}

/** A new post or page, or a known one. */
export function ArticleDialog({ kind, form, closeUrl, returnTo, ...editor }: Props) {
  const { t, locale } = useI18n();
  const isNew = form.id === null;
  const edit = useRecordForm(form, fieldsOf(form));
  const title = plainText(form.title, locale);
  return (
    <RecordDialog title={isNew ? t(`content.${kind}.new`) : title} closeUrl={closeUrl} returnTo={returnTo}>
      <ArticlePlace form={form} />
      <EditForm
        form={edit}
        submitLabel={isNew ? t(`content.${kind}.create`) : t('admin.form.save')}
        closeUrl={closeUrl}
      >
        <ArticleFields blog={'publishedAt' in form ? form : null} {...editor} />
      </EditForm>
    </RecordDialog>
  );
}

/** Information about it besides its fields. */
function ArticlePlace({ form }: { form: BlogForm | PageForm }) {
  const { t } = useI18n();
  if (!form.viewUrl) return null;
  return (
    <Cluster gap={[1, 4]} tone="soft" className="record-place">
      {'author' in form && form.author && <p>{t('content.form.author', { name: form.author })}</p>}
      {'key' in form && form.key && (
        <p>{t('content.page.fixed', { name: t(`content.page.keys.${form.key}`) })}</p>
      )}
      <Row as="a" inline gap={1} align="center" href={form.viewUrl} target="_blank" rel="noreferrer">
        {t('content.form.view')}
        <Icon name="out" />
      </Row>
      {'key' in form && <p className="field-hint">{t('content.page.to_fill_hint')}</p>}
    </Cluster>
  );
}

function fieldsOf(form: BlogForm | PageForm) {
  return {
    title: bothOf(form.title),
    slug: bothOf(form.slug),
    summary: bothOf(form.summary),
    body: bothOf(form.body),
    status: form.status,
    ...('publishedAt' in form && { publishedAt: form.publishedAt, coverMediaId: form.coverMediaId }),
  };
}
