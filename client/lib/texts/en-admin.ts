import admin from '../../../locales/en/admin.json';
import attributes from '../../../locales/en/attributes.json';
import audit from '../../../locales/en/audit.json';
import blockedOffers from '../../../locales/en/blocked-offers.json';
import blockedTerms from '../../../locales/en/blocked-terms.json';
import categories from '../../../locales/en/categories.json';
import companies from '../../../locales/en/companies.json';
import content from '../../../locales/en/content.json';
import diagnosis from '../../../locales/en/diagnosis.json';
import differences from '../../../locales/en/differences.json';
import fields from '../../../locales/en/fields.json?raw';
import formats from '../../../locales/en/formats.json';
import feedPulls from '../../../locales/en/feed-pulls.json';
import imports from '../../../locales/en/import.json';
import mappings from '../../../locales/en/mappings.json';
import matching from '../../../locales/en/matching.json';
import matchObjections from '../../../locales/en/match-objections.json';
import media from '../../../locales/en/media.json';
import offers from '../../../locales/en/offers.json';
import offerReports from '../../../locales/en/offer-reports.json';
import overview from '../../../locales/en/overview.json';
import productAttributes from '../../../locales/en/product-attributes.json';
import palette from '../../../locales/en/palette.json';
import productData from '../../../locales/en/product-data.json';
import queues from '../../../locales/en/queues.json';
import recordedPrices from '../../../locales/en/recorded-prices.json';
import statistics from '../../../locales/en/statistics.json';
import storeHealth from '../../../locales/en/store-health.json';
import storeTerms from '../../../locales/en/store-terms.json';
import synonyms from '../../../locales/en/synonyms.json';
import unmatched from '../../../locales/en/unmatched.json';
import users from '../../../locales/en/users.json';

type Fields = typeof import('../../../locales/en/fields.json');

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
  // a module of its own: as one with the labels that visitors read, they would load all
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
