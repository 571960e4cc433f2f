import {
  bool,
  email,
  int,
  nullable,
  oneOf,
  optional,
  part,
  shape,
  text,
  time,
  url,
} from '../core/http/input/shape.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import type { Company } from './company.entity.js';

class LogoJson extends shape({ url }) {}

class CompanyTranslationsJson extends shape({
  description: part(TranslationsJson),
  deliveryNote: part(TranslationsJson),
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
  createdAt: time,
  /** For users of the company and super admins. */
  feedLanguage: optional(oneOf<Company['feedLanguage']>(['sl', 'en', 'other'])),
  foreignCurrency: optional(oneOf<Company['foreignCurrency']>(['mark', 'reject'])),
  /** ISO 4217 of prices in its feeds that have no currency. */
  feedCurrency: optional(text),
  translations: optional(part(CompanyTranslationsJson)),
}) {}
