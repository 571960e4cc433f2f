import { part, shape } from '../core/http/input/shape.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';

/** The texts of a product or a description, in both languages. */
export class ProductTranslationsJson extends shape({
  name: part(TranslationsJson),
  description: part(TranslationsJson),
  specifications: part(TranslationsJson),
}) {}
