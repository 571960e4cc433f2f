import type { ProductDataForm } from '../../../src/product-data/page/product-data.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { bothOf } from '../../lib/i18n/local-texts.js';
import { EditForm } from '../form/edit-form.js';
import { FormSection } from '../form/form-section.js';
import { useRecordForm } from '../form/use-edit-form.js';
import { AttributesField } from '../attributes/values/attributes-field.js';
import { CategoriesField } from '../categories/categories-field.js';
import type { DataChoices } from './choices.js';
import { DataFields } from './data-fields.js';
import { PicturesField } from './pictures-field.js';

interface Props {
  form: ProductDataForm;
  choices: DataChoices;
  closeUrl: string;
}

/** The content of a description in a form. */
export function DataEditor({ form, choices, closeUrl }: Props) {
  const { t } = useI18n();
  const isNew = form.id === null;
  const mayChoose = isNew && choices.companies.length > 0;
  const edit = useRecordForm(form, fieldsOf(form, mayChoose));
  return (
    <EditForm
      form={edit}
      submitLabel={t(isNew ? 'product-data.create' : 'admin.form.save')}
      closeUrl={closeUrl}
    >
      <DataFields companies={mayChoose ? choices.companies : []} />
      <FormSection title={t('product-data.fields.categories')}>
        <CategoriesField categories={choices.categories} wanted={{ kind: 'product' }} />
      </FormSection>
      <FormSection title={t('product-data.fields.attributes')}>
        <AttributesField definitions={choices.definitions} />
      </FormSection>
      <FormSection title={t('product-data.fields.pictures')}>
        <PicturesField pictures={form.pictures} companyId={form.companyId} />
      </FormSection>
    </EditForm>
  );
}

function fieldsOf(form: ProductDataForm, mayChoose: boolean) {
  const { companyId, ean, brand, productCode, categoryIds } = form;
  return {
    ...(mayChoose && { companyId: companyId ?? undefined }),
    ean,
    name: bothOf(form.name),
    description: bothOf(form.description),
    specifications: bothOf(form.specifications),
    brand,
    productCode,
    categoryIds,
    attributes: form.attributes.map(({ definitionId, name, value, unit }) => ({
      definitionId,
      name: bothOf(name),
      value: bothOf(value),
      unit: unit ?? '',
    })),
    mediaIds: form.pictures.map(({ id }) => id),
  };
}
