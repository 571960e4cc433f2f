import { plainTerms } from './terms/company-terms.js';
import type { Company } from './company.entity.js';

/** Fields of a company for the audit log. */
export function toSnapshot(company: Company): Record<string, unknown> {
  const { companyName, slug, website, description, email, phone, deliveryNote, returnConditions } = company;
  const { feedLanguage, foreignCurrency, feedCurrency, active, logoMediaId } = company;
  return {
    companyName,
    slug,
    website,
    description,
    email,
    phone,
    deliveryNote,
    returnConditions,
    ...plainTerms(company),
    feedLanguage,
    foreignCurrency,
    feedCurrency,
    active,
    logoMediaId,
  };
}
