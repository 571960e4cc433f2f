import {
  bool,
  eachOf,
  email,
  int,
  nullable,
  number,
  oneOf,
  optional,
  part,
  shape,
  text,
  texts,
  time,
  url,
} from '../core/http/input/shape.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import { PAYMENT_METHODS } from './terms/company-terms.js';
import type { Company } from './company.entity.js';

class LogoJson extends shape({ url }) {}

class CompanyTranslationsJson extends shape({
  description: part(TranslationsJson),
  deliveryNote: part(TranslationsJson),
  returnConditions: part(TranslationsJson),
}) {}

/** A company in the API; times are ISO 8601 UTC, URLs are absolute. */
export class CompanyJson extends shape({
  id: int,
  companyName: text,
  slug: text,
  /** null also while the image is not ready. */
  logo: nullable(part(LogoJson)),
  website: nullable(url),
  description: text,
  email: nullable(email),
  phone: nullable(text),
  active: bool,
  deliveryNote: text,
  /** In `feedCurrency`, for offers that state no cost. */
  deliveryCost: nullable(number),
  /** From this price, the store delivers such an offer free of charge. */
  freeDeliveryFrom: nullable(number),
  /** Working days. */
  deliveryDaysMin: nullable(int),
  deliveryDaysMax: nullable(int),
  pickup: bool,
  pickupPlace: nullable(text),
  /** ISO 3166. */
  deliveryCountries: texts,
  paymentMethods: eachOf(PAYMENT_METHODS),
  returnDays: nullable(int),
  returnConditions: text,
  legalName: nullable(text),
  legalAddress: nullable(text),
  registrationNumber: nullable(text),
  /** Without separators; Slovenian ones are checked. */
  vatNumber: nullable(text),
  createdAt: time,
  /** For users of the company and super admins. */
  feedLanguage: optional(oneOf<Company['feedLanguage']>(['sl', 'en', 'other'])),
  foreignCurrency: optional(oneOf<Company['foreignCurrency']>(['mark', 'reject'])),
  /** ISO 4217 of prices in its feeds that have no currency. */
  feedCurrency: optional(text),
  translations: optional(part(CompanyTranslationsJson)),
}) {}
