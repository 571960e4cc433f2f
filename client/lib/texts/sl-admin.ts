import admin from '../../../locales/sl/admin.json';
import attributes from '../../../locales/sl/attributes.json';
import audit from '../../../locales/sl/audit.json';
import blockedOffers from '../../../locales/sl/blocked-offers.json';
import blockedTerms from '../../../locales/sl/blocked-terms.json';
import categories from '../../../locales/sl/categories.json';
import companies from '../../../locales/sl/companies.json';
import content from '../../../locales/sl/content.json';
import diagnosis from '../../../locales/sl/diagnosis.json';
import differences from '../../../locales/sl/differences.json';
import fields from '../../../locales/sl/fields.json?raw';
import formats from '../../../locales/sl/formats.json';
import feedPulls from '../../../locales/sl/feed-pulls.json';
import imports from '../../../locales/sl/import.json';
import mappings from '../../../locales/sl/mappings.json';
import matching from '../../../locales/sl/matching.json';
import matchObjections from '../../../locales/sl/match-objections.json';
import media from '../../../locales/sl/media.json';
import offers from '../../../locales/sl/offers.json';
import offerReports from '../../../locales/sl/offer-reports.json';
import overview from '../../../locales/sl/overview.json';
import productAttributes from '../../../locales/sl/product-attributes.json';
import palette from '../../../locales/sl/palette.json';
import productData from '../../../locales/sl/product-data.json';
import queues from '../../../locales/sl/queues.json';
import recordedPrices from '../../../locales/sl/recorded-prices.json';
import statistics from '../../../locales/sl/statistics.json';
import storeHealth from '../../../locales/sl/store-health.json';
import storeTerms from '../../../locales/sl/store-terms.json';
import synonyms from '../../../locales/sl/synonyms.json';
import unmatched from '../../../locales/sl/unmatched.json';
import users from '../../../locales/sl/users.json';

type Fields = typeof import('../../../locales/sl/fields.json');

export default {
  admin,
  attributes,
  audit,
  'blocked-offers': blockedOffers,
  'blocked-terms': blockedTerms,
  categories,
  companies,
  content,
  diagnosis,
  differences,
  // imported as raw text: as a module shared with sl.ts, visitors would load all labels
  fields: JSON.parse(fields) as Fields,
  formats,
  'feed-pulls': feedPulls,
  import: imports,
  mappings,
  matching,
  'match-objections': matchObjections,
  media,
  offers,
  'offer-reports': offerReports,
  overview,
  'product-attributes': productAttributes,
  palette,
  'product-data': productData,
  queues,
  'recorded-prices': recordedPrices,
  statistics,
  'store-health': storeHealth,
  'store-terms': storeTerms,
  synonyms,
  unmatched,
  users,
};
