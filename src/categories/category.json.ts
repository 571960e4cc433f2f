import { bool, int, nullable, oneOf, optional, part, shape, text, url } from '../core/http/input/shape.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import { CATEGORY_KINDS } from './category.query.js';

class CategoryMediaJson extends shape({ id: int, url, alt: text }) {}

class CategoryTranslationsJson extends shape({
  name: part(TranslationsJson),
  slug: part(TranslationsJson),
  description: part(TranslationsJson),
  metaTitle: part(TranslationsJson),
  metaDescription: part(TranslationsJson),
}) {}

/** A category in the API; addresses are absolute. */
export class CategoryJson extends shape({
  id: int,
  name: text,
  /** null for a main category. */
  parentId: nullable(int),
  kind: oneOf(CATEGORY_KINDS),
  slug: text,
  /** Plain text, on the category's page. */
  description: text,
  /** For search engines; empty: made of the name. */
  metaTitle: text,
  metaDescription: text,
  /** null also while the picture is not ready. */
  media: nullable(part(CategoryMediaJson)),
  /** Position among the siblings, from 0. */
  position: int,
  active: bool,
  /** Groups of offers, descendants included. */
  productCount: int,
  /** The public page. */
  url,
  translations: optional(part(CategoryTranslationsJson)),
}) {}
