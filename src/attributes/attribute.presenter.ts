import { readTexts, type TextView } from '../core/i18n/local-text.js';
import type { AttributeDefinitionJson } from './attribute.json.js';
import type { PlacedDefinition } from './category-places.js';

export function toDefinitionJson(
  { id, name, unit, type, categories }: PlacedDefinition,
  view: TextView,
): AttributeDefinitionJson {
  return { id, ...readTexts({ name }, view), unit, type, categories };
}
