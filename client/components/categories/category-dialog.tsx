import type { CategoryForm } from '../../../src/categories/categories.pages.js';
import { type I18n, useI18n } from '../../lib/i18n/i18n.js';
import { bothOf, plainText } from '../../lib/i18n/local-texts.js';
import { RecordDialog } from '../admin/record-dialog.js';
import { RecordLink } from '../ui/record-link.js';
import { BilingualField } from '../form/bilingual-field.js';
import { CheckField } from '../form/check-field.js';
import { EditForm } from '../form/edit-form.js';
import { FormSection } from '../form/form-section.js';
import { useRecordForm } from '../form/use-edit-form.js';
import { CategoryAttributes } from './category-attributes.js';
import { PictureField } from '../media/picture/picture-field.js';
import { Cluster } from '../ui/layout/boxes.js';

interface Props {
  form: CategoryForm;
  /** null while there is nothing to delete. */
  deleteUrl: string | null;
  closeUrl: string;
  returnTo: string;
}

/** A new category, or an existing one. */
export function CategoryDialog({ form, deleteUrl, closeUrl, returnTo }: Props) {
  const { t, locale } = useI18n();
  const isNew = form.id === null;
  const edit = useRecordForm(form, fieldsOf(form));
  const publicUrl = form.publicUrls[locale];
  return (
    <RecordDialog
      title={isNew ? t('categories.new_title') : plainText(form.name, locale)}
      closeUrl={closeUrl}
      returnTo={returnTo}
    >
      <Cluster gap={[1, 4]} tone="soft" className="record-place">
        <p>
          {form.parentLabel === null
            ? t('categories.is_main')
            : t('categories.is_below', { name: form.parentLabel })}
        </p>
        {publicUrl && <a href={publicUrl}>{t('categories.view')}</a>}
        {deleteUrl && form.can.delete && (
          <RecordLink href={deleteUrl}>{t('categories.delete.label')}</RecordLink>
        )}
      </Cluster>
      <EditForm
        form={edit}
        submitLabel={t(isNew ? 'categories.create' : 'admin.form.save')}
        closeUrl={closeUrl}
      >
        <FormSection title={t('categories.basics')}>
          <BilingualField
            name="name"
            label={t('categories.fields.name')}
            hint={t('categories.name_hint')}
            maxLength={120}
          />
          <BilingualField
            name="slug"
            optional
            label={t('categories.fields.slug')}
            hint={slugHint(t, form)}
            maxLength={80}
          />
          {form.can.switch && (
            <CheckField
              name="active"
              label={t('categories.fields.active')}
              hint={t('categories.active_hint')}
            />
          )}
        </FormSection>
        <FormSection title={t('categories.texts')}>
          <BilingualField
            name="description"
            optional
            label={t('categories.fields.description')}
            hint={t('categories.description_hint')}
            rows={4}
            maxLength={2000}
          />
          <BilingualField
            name="metaTitle"
            optional
            label={t('categories.fields.meta_title')}
            hint={t('categories.meta_hint')}
            maxLength={80}
          />
          <BilingualField
            name="metaDescription"
            optional
            label={t('categories.fields.meta_description')}
            maxLength={200}
          />
        </FormSection>
        <FormSection title={t('categories.picture')}>
          <PictureField name="mediaId" stored={form.picture} company={null} />
        </FormSection>
      </EditForm>
      {form.attributesUrl && <CategoryAttributes attributes={form.attributes} url={form.attributesUrl} />}
    </RecordDialog>
  );
}

function fieldsOf(form: CategoryForm) {
  const { id, parentId, kind, name, slug, active, mediaId, can } = form;
  return {
    ...(id === null && { parentId, kind }),
    name: bothOf(name),
    slug: bothOf(slug),
    description: bothOf(form.description),
    metaTitle: bothOf(form.metaTitle),
    metaDescription: bothOf(form.metaDescription),
    ...(can.switch && { active }),
    mediaId,
  };
}

function slugHint(t: I18n['t'], { id, currentSlug: { sl, en } }: CategoryForm): string {
  if (id === null) return t('categories.slug_hint');
  const slugs = [sl, en].filter(Boolean).join(', ');
  return `${t('categories.slug_hint_kept')} ${t('categories.slug_now', { slugs })}`;
}
