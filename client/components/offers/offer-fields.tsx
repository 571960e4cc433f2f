import type { ProductForm } from '../../../src/offers/offers.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import type { AttributeChoice } from '../../../src/attributes/attributes.pages.js';
import { CategoriesField } from '../categories/categories-field.js';
import { CompanyField } from '../admin/company-field.js';
import { AttributesField } from '../attributes/values/attributes-field.js';
import { BilingualField } from '../form/bilingual-field.js';
import { FormSection } from '../form/form-section.js';
import type { Choice } from '../form/choice-list.js';
import { SelectField } from '../form/select-field.js';
import { TextField } from '../form/text-field.js';
import { useField } from '../form/use-field.js';
import { DetailFields } from './detail-fields.js';
import { EanField } from './ean-field.js';
import { OfferCompleteness } from './list/offer-completeness.js';
import { OfferPictures } from './offer-pictures.js';
import { StockFields } from './stock-fields.js';

const STATUSES = ['draft', 'active', 'inactive'] as const;

interface Props {
  form: ProductForm;
  categories: Choice[];
  definitions: AttributeChoice[];
  /** For people of the platform. */
  companies: { id: number; name: string }[];
}

/** Everything of an offer; a service has no codes and no stock. */
export function OfferFields({ form, categories, definitions, companies }: Props) {
  const { t } = useI18n();
  const isProduct = form.kind === 'product';
  const isDraft = useField('status').value === 'draft';
  return (
    <>
      <OfferCompleteness />
      <FormSection title={t('offers.sections.basics')}>
        {isProduct && <EanField form={form} />}
        <BilingualField name="name" label={t('fields.name')} maxLength={500} />
        {form.id === null && companies.length > 0 && (
          <CompanyField label={t('offers.fields.company')} companies={companies} />
        )}
        <SelectField
          name="status"
          label={t('fields.status')}
          options={STATUSES.map((value) => ({ value, label: t(`offers.status.${value}`) }))}
        />
        <TextField
          name="productCode"
          label={t('fields.productCode')}
          hint={t('offers.hints.code')}
          autoComplete="off"
          required
        />
        <div className="span-all">
          <TextField
            name="link"
            type="url"
            label={t('fields.link')}
            hint={t('offers.hints.link')}
            required={isProduct && !isDraft}
          />
        </div>
      </FormSection>
      <FormSection title={t('offers.sections.price')}>
        <TextField
          name="price"
          inputMode="decimal"
          label={t('fields.price')}
          hint={t('offers.hints.price', { currency: form.currency })}
          autoComplete="off"
          required
        />
        <TextField
          name="regularPrice"
          inputMode="decimal"
          label={t('fields.regularPrice')}
          hint={t('offers.hints.regular_price')}
          autoComplete="off"
        />
      </FormSection>
      {isProduct && <StockFields />}
      <FormSection title={t('offers.sections.categories')}>
        <CategoriesField
          categories={categories}
          wanted={{ kind: form.kind }}
          hint={t(`offers.hints.categories.${form.kind}`)}
        />
      </FormSection>
      <FormSection title={t('offers.sections.pictures')}>
        <OfferPictures pictures={form.media} companyId={form.companyId} />
      </FormSection>
      <FormSection title={t('offers.sections.attributes')}>
        <AttributesField definitions={definitions} />
      </FormSection>
      <FormSection title={t('offers.sections.texts')}>
        <BilingualField
          name="description"
          label={t('fields.description')}
          hint={t('offers.hints.html')}
          rows={6}
        />
        <BilingualField name="specifications" label={t('fields.specifications')} rows={4} />
      </FormSection>
      {isProduct && (
        <FormSection title={t('offers.sections.codes')}>
          <DetailFields fields={form.details} />
        </FormSection>
      )}
    </>
  );
}
