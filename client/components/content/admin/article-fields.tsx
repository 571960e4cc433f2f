import type { BlogForm } from '../../../../src/content/admin/content.pages.js';
import type { ArticlePreview } from '../../../../src/content/articles.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { BilingualField } from '../../form/bilingual-field.js';
import { ChoiceField } from '../../form/choice-field.js';
import { FormSection } from '../../form/form-section.js';
import { TextField } from '../../form/text-field.js';
import { PictureField } from '../../media/picture/picture-field.js';
import { MarkdownField } from './markdown-field.js';

interface Props {
  preview: ArticlePreview | null;
  previewUrl: string;
  picturesUrl: string;
  /** null: it is a page, without cover and time. */
  blog: BlogForm | null;
}

/** The title, text and visibility of a post or a page. */
export function ArticleFields({ blog, ...editor }: Props) {
  const { t } = useI18n();
  return (
    <>
      <FormSection title={t('content.form.address')}>
        <BilingualField name="title" label={t('content.form.title')} maxLength={160} />
        <BilingualField
          name="summary"
          label={t('content.form.summary')}
          hint={t('content.form.summary_hint')}
          rows={3}
          maxLength={400}
        />
        <BilingualField
          name="slug"
          label={t('content.form.slug')}
          hint={t('content.form.slug_hint')}
          maxLength={80}
          optional
        />
      </FormSection>
      {blog && (
        <FormSection title={t('content.cover')}>
          <PictureField name="coverMediaId" stored={blog.cover} company={null} />
        </FormSection>
      )}
      <FormSection title={t('content.form.texts')}>
        <MarkdownField name="body" {...editor} />
      </FormSection>
      <FormSection title={t('content.form.publishing')}>
        <ChoiceField
          name="status"
          label={t('content.form.status')}
          options={(['draft', 'published'] as const).map((value) => ({
            value,
            label: t(`content.form.${value}`),
            hint: t(`content.form.${value}_hint`),
          }))}
        />
        {blog && (
          <TextField
            name="publishedAt"
            type="datetime-local"
            label={t('content.form.publishedAt')}
            hint={t('content.form.publishedAt_hint')}
          />
        )}
      </FormSection>
    </>
  );
}
