import { useI18n } from '../../lib/i18n/i18n.js';
import { CompanyField } from '../admin/company-field.js';
import { BilingualField } from '../form/bilingual-field.js';
import { FormSection } from '../form/form-section.js';
import { TextField } from '../form/text-field.js';

interface Props {
  /** Possible contributors; empty if it cannot change. */
  companies: { id: number; name: string }[];
}

/** The names, codes and texts of a product. */
export function DataFields({ companies }: Props) {
  const { t } = useI18n();
  return (
    <>
      <FormSection title={t('product-data.basics')}>
        {companies.length > 0 && (
          <CompanyField
            label={t('product-data.fields.company')}
            hint={t('product-data.company_hint')}
            companies={companies}
          />
        )}
        <TextField
          name="ean"
          label={t('fields.ean')}
          hint={t('product-data.ean_hint')}
          autoComplete="off"
          maxLength={40}
          required
        />
        <BilingualField
          name="name"
          label={t('fields.name')}
          hint={t('product-data.name_hint')}
          maxLength={500}
        />
        <TextField name="brand" label={t('fields.brand')} autoComplete="off" maxLength={120} />
        <TextField
          name="productCode"
          label={t('fields.mpn')}
          hint={t('product-data.code_hint')}
          autoComplete="off"
          maxLength={100}
        />
      </FormSection>
      <FormSection title={t('product-data.texts')}>
        <BilingualField
          name="description"
          label={t('fields.description')}
          hint={t('product-data.html_hint')}
          rows={6}
        />
        <BilingualField
          name="specifications"
          label={t('fields.specifications')}
          hint={t('product-data.html_hint')}
          rows={6}
        />
      </FormSection>
    </>
  );
}
