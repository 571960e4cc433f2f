import type { SynonymForm } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { RecordDialog } from '../../admin/record-dialog.js';
import { EditForm } from '../../form/edit-form.js';
import { FormSection } from '../../form/form-section.js';
import { SelectField } from '../../form/select-field.js';
import { TextField } from '../../form/text-field.js';
import { useRecordForm } from '../../form/use-edit-form.js';

const LANGUAGES = ['sl', 'en'] as const;

interface Props {
  form: SynonymForm;
  closeUrl: string;
  returnTo: string;
}

/** A new synonym, or an existing one: a word or phrase on each line. */
export function SynonymDialog({ form, closeUrl, returnTo }: Props) {
  const { t } = useI18n();
  const { id, language, words, meanings } = form;
  const isNew = id === null;
  // a new one starts from each searched text
  const edit = useRecordForm(form, { language, words, meanings }, isNew ? ` ${words}` : '');
  const title = isNew
    ? t('synonyms.new_title')
    : t('synonyms.edit_title', { words: words.replaceAll('\n', ', ') });
  return (
    <RecordDialog title={title} closeUrl={closeUrl} returnTo={returnTo}>
      <EditForm
        form={edit}
        submitLabel={t(isNew ? 'synonyms.create' : 'admin.form.save')}
        closeUrl={closeUrl}
      >
        <FormSection title={t('synonyms.title')}>
          <TextField
            name="words"
            label={t('synonyms.fields.words')}
            hint={t('synonyms.hints.words')}
            lang={edit.data.language ?? undefined}
            rows={5}
            required
          />
          <TextField
            name="meanings"
            label={t('synonyms.fields.meanings')}
            hint={t('synonyms.hints.meanings')}
            lang={edit.data.language ?? undefined}
            rows={5}
          />
          <SelectField
            name="language"
            label={t('synonyms.fields.language')}
            hint={t('synonyms.hints.language')}
            required
            options={LANGUAGES.map((value) => ({ value, label: t(`admin.form.languages.${value}`) }))}
          />
        </FormSection>
      </EditForm>
    </RecordDialog>
  );
}
