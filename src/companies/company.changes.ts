import { writtenTexts } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Company } from './company.entity.js';
import { type PlainTerms, plainTerms } from './terms/company-terms.js';
import type { CompanyFormInput, CompanyInput } from './company.input.js';

type Texts = Pick<Company, 'description' | 'deliveryNote' | 'returnConditions'>;
const NO_TEXTS: Texts = { description: {}, deliveryNote: {}, returnConditions: {} };

/** Fields to write; undefined ones do not change. `stored` is the company before. */
export function toChanges<Input extends CompanyInput>(
  input: Input,
  locale: Locale,
  stored: Texts = NO_TEXTS,
) {
  const { companyName, slug, website, email, phone, feedLanguage, foreignCurrency, feedCurrency, active } =
    input;
  const texts = (field: keyof Texts) =>
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
    returnConditions: texts('returnConditions'),
    ...(plainTerms(input) satisfies Partial<PlainTerms>),
  };
}

/** Converts the form's input to the API's: with its texts in both languages. */
export function fromForm({
  description,
  deliveryNote,
  returnConditions,
  logoMediaId: _,
  ...details
}: CompanyFormInput) {
  return { ...details, translations: { description, deliveryNote, returnConditions } };
}
