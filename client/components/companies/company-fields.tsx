import type { CompanyForm } from '../../../src/companies/companies.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { BilingualField } from '../form/bilingual-field.js';
import { FormSection } from '../form/form-section.js';
import { SelectField } from '../form/select-field.js';
import { TextField } from '../form/text-field.js';
import { TermsFields } from './terms-fields.js';
import { PictureField } from '../media/picture/picture-field.js';

/** A store's public data, and the settings of its feeds. */
export function CompanyFields({ company }: { company: CompanyForm }) {
  const { t } = useI18n();
  const { id, can, logo } = company;
  return (
    <>
      <FormSection title={t('companies.basics')}>
        <TextField name="companyName" label={t('companies.fields.name')} autoComplete="off" required />
        {can.editSlug && (
          <TextField
            name="slug"
            label={t('companies.fields.slug')}
            hint={t('companies.slug_hint')}
            autoComplete="off"
          />
        )}
        <TextField
          name="website"
          inputMode="url"
          label={t('companies.fields.website')}
          hint={t('companies.website_hint')}
        />
        <TextField name="email" type="email" label={t('companies.fields.email')} />
        <TextField name="phone" type="tel" label={t('companies.fields.phone')} />
      </FormSection>
      {id !== null && (
        <FormSection title={t('companies.logo.title')}>
          <PictureField
            name="logoMediaId"
            stored={logo}
            company={id}
            hint={t('companies.logo.hint')}
            described={false}
          />
        </FormSection>
      )}
      <FormSection title={t('companies.texts')}>
        <BilingualField
          name="description"
          label={t('companies.fields.description')}
          hint={t('companies.description_hint')}
          rows={5}
        />
        <BilingualField
          name="deliveryNote"
          label={t('companies.fields.delivery_note')}
          hint={t('companies.delivery_note_hint')}
          rows={2}
        />
      </FormSection>
      <TermsFields company={company} />
      <FormSection title={t('companies.feeds')}>
        <SelectField
          name="feedLanguage"
          label={t('companies.fields.feed_language')}
          hint={t('companies.feed_language_hint')}
          options={(['sl', 'en', 'other'] as const).map((value) => ({
            value,
            label: t(`companies.feed_languages.${value === 'other' ? 'third' : value}`),
          }))}
        />
        <TextField
          name="feedCurrency"
          label={t('companies.fields.feed_currency')}
          hint={t('companies.feed_currency_hint')}
          maxLength={3}
          required
        />
        <SelectField
          name="foreignCurrency"
          label={t('companies.fields.foreign_currency')}
          hint={t('companies.foreign_currency_hint')}
          options={(['mark', 'reject'] as const).map((value) => ({
            value,
            label: t(`companies.foreign_currencies.${value}`),
          }))}
        />
      </FormSection>
    </>
  );
}
