import { writtenTexts } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Company } from './company.entity.js';
import type { CompanyFormInput, CompanyInput } from './company.input.js';

const NO_TEXTS = { description: {}, deliveryNote: {} };

/** Fields to write; undefined ones do not change. `stored` is the company before. */
export function toChanges<Input extends CompanyInput>(
  input: Input,
  locale: Locale,
  stored: Pick<Company, 'description' | 'deliveryNote'> = NO_TEXTS,
) {
  const { companyName, slug, website, email, phone, feedLanguage, foreignCurrency, feedCurrency, active } =
    input;
  const texts = (field: 'description' | 'deliveryNote') =>
    writtenTexts(stored[field], { text: input[field], translations: input.translations?.[field] }, locale);
  return {
    companyName: companyName as Input['companyName'],
    slug,
    website,
    email,
    phone,
    feedLanguage,
    foreignCurrency,
    feedCurrency,
    active,
    description: texts('description'),
    deliveryNote: texts('deliveryNote'),
  };
}

/** Converts the form's input to the API's: with its texts in both languages. */
export function fromForm({ description, deliveryNote, logoMediaId: _, ...details }: CompanyFormInput) {
  return { ...details, translations: { description, deliveryNote } };
}
