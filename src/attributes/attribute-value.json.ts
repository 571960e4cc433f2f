import { int, nullable, optional, part, shape, text } from '../core/http/input/shape.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';

class AttributeValueTranslationsJson extends shape({
  name: part(TranslationsJson),
  value: part(TranslationsJson),
}) {}

/** An attribute of a product or of shared product data. */
export class AttributeValueJson extends shape({
  /** Id of its definition; null: free text. */
  definitionId: nullable(int),
  name: text,
  value: text,
  unit: nullable(text),
  translations: optional(part(AttributeValueTranslationsJson)),
}) {}
