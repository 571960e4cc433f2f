import { bool, int, nullable, oneOf, optional, part, parts, shape, text } from '../core/http/input/shape.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import { ATTRIBUTE_TYPES } from './attribute-definition.entity.js';

class DefinitionCategoryJson extends shape({
  id: int,
  /** Whether visitors can filter the category by it. */
  filterable: bool,
  /** Among the category's attributes, from 0. */
  position: int,
}) {}

class DefinitionTranslationsJson extends shape({ name: part(TranslationsJson) }) {}

/** An attribute definition in the API. */
export class AttributeDefinitionJson extends shape({
  id: int,
  name: text,
  unit: nullable(text),
  type: oneOf(ATTRIBUTE_TYPES),
  categories: parts(DefinitionCategoryJson),
  translations: optional(part(DefinitionTranslationsJson)),
}) {}
