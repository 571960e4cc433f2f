import type { AttributeForm } from '../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { bothOf, plainText } from '../../lib/i18n/local-texts.js';
import { RecordDialog } from '../admin/record-dialog.js';
import { BilingualField } from '../form/bilingual-field.js';
import { ChoiceField } from '../form/choice-field.js';
import { EditForm } from '../form/edit-form.js';
import { FormSection } from '../form/form-section.js';
import type { Choice } from '../form/choice-list.js';
import { TextField } from '../form/text-field.js';
import { useRecordForm } from '../form/use-edit-form.js';
import { CategoriesField } from './categories-field.js';

const TYPES = ['text', 'number', 'boolean'] as const;

interface Props {
  form: AttributeForm;
  categories: Choice[];
  closeUrl: string;
  returnTo: string;
}

/** A new attribute, or an existing one: its name, unit and filters. */
export function AttributeDialog({ form, categories, closeUrl, returnTo }: Props) {
  const { t, locale } = useI18n();
  const isNew = form.id === null;
  const edit = useRecordForm(form, fieldsOf(form));
  const name = plainText(form.name, locale);
  return (
    <RecordDialog title={isNew ? t('attributes.new_title') : name} closeUrl={closeUrl} returnTo={returnTo}>
      <EditForm
        form={edit}
        submitLabel={t(isNew ? 'attributes.create' : 'admin.form.save')}
        closeUrl={closeUrl}
      >
        <FormSection title={t('attributes.basics')}>
          <BilingualField name="name" label={t('attributes.fields.name')} maxLength={120} />
          <ChoiceField
            name="type"
            label={t('attributes.fields.type')}
            disabled={!form.can.changeType}
            options={TYPES.map((value) => ({
              value,
              label: t(`attributes.types.${value}.label`),
              hint: t(`attributes.types.${value}.hint`),
            }))}
          />
          {!form.can.changeType && <p className="field-hint span-all">{t('attributes.type_fixed')}</p>}
          <TextField
            name="unit"
            label={t('attributes.fields.unit')}
            hint={t('attributes.unit_hint')}
            autoComplete="off"
            maxLength={20}
          />
        </FormSection>
        <FormSection title={t('attributes.fields.categories')}>
          <CategoriesField categories={categories} />
        </FormSection>
      </EditForm>
    </RecordDialog>
  );
}

function fieldsOf({ name, unit, type, categories }: AttributeForm) {
  return { name: bothOf(name), unit, type, categories };
}
