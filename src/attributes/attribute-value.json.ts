import { int, nullable, optional, part, shape, text } from '../core/http/input/shape.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';

class AttributeValueTranslationsJson extends shape({
  name: part(TranslationsJson),
  value: part(TranslationsJson),
}) {}

/** What a product, or a description of one, has by an attribute. */
export class AttributeValueJson extends shape({
  /** Of the registry; null: free text. */
  definitionId: nullable(int),
  name: text,
  value: text,
  unit: nullable(text),
  translations: optional(part(AttributeValueTranslationsJson)),
}) {}
