import type { AttributeChoice } from '../../../../src/attributes/attributes.pages.js';
import type { OfferForm } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { AttributesField } from '../../attributes/values/attributes-field.js';
import { BilingualField } from '../../form/bilingual-field.js';
import type { Choice } from '../../form/choice-list.js';
import { FormSection } from '../../form/form-section.js';
import { BasicFields } from './basic-fields.js';
import { DetailFields } from './detail-fields.js';
import { KeepTick } from './feed-marks.js';
import { OfferCompleteness } from './offer-completeness.js';
import { titleOf } from './offer-sections.js';
import { OfferPictures } from './offer-pictures.js';
import { PriceFields } from './price-fields.js';

interface Props {
  form: OfferForm;
  categories: Choice[];
  definitions: AttributeChoice[];
  companies: { id: number; name: string }[];
}

/** Everything of an offer; a service has no codes and no stock. */
export function OfferFields({ form, categories, definitions, companies }: Props) {
  const { t } = useI18n();
  const title = (section: 'pictures' | 'attributes') => t(`offers.sections.${section}`);
  return (
    <>
      <FormSection id="basics" title={t('offers.sections.basics')}>
        <BasicFields form={form} categories={categories} companies={companies} />
      </FormSection>
      <FormSection id="price" title={t(titleOf('price', form.kind))}>
        <PriceFields form={form} />
      </FormSection>
      <FormSection id="texts" title={t('offers.sections.texts')}>
        <OfferCompleteness />
        <BilingualField
          name="description"
          label={t('fields.description')}
          hint={t('offers.hints.html')}
          rows={8}
          aside={<KeepTick field="description" />}
        />
        <BilingualField
          name="specifications"
          label={t('fields.specifications')}
          rows={6}
          aside={<KeepTick field="specifications" />}
        />
      </FormSection>
      <FormSection id="pictures" title={title('pictures')} aside={<KeepTick field="media" />}>
        <OfferPictures pictures={form.media} companyId={form.companyId} />
      </FormSection>
      <FormSection id="attributes" title={title('attributes')} aside={<KeepTick field="attributes" />}>
        <AttributesField definitions={definitions} />
      </FormSection>
      {form.kind === 'product' && (
        <FormSection id="comparison" title={t('offers.sections.comparison')}>
          <p className="span-all field-hint">{t('offers.hints.comparison')}</p>
          <DetailFields fields={form.details} />
        </FormSection>
      )}
    </>
  );
}
