import { ValidateBy } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { MAX_ID } from '../../core/http/input/id-params.js';
import { combineDecorators, Converted } from '../../core/http/input/input-rules.js';

const MAX_ATTRIBUTES = 20;
const MAX_VALUES = 50;
const MAX_VALUE = 500;

const SCHEMA = {
  type: 'object' as const,
  additionalProperties: { type: 'array' as const, items: { type: 'string' as const, maxLength: MAX_VALUE } },
};

/** Texts by the ids of attribute definitions, as an address says them: `attributes[7]=red`. */
export const AttributeFilters = () =>
  combineDecorators(
    Converted(readTexts),
    ValidateBy({ name: 'attributeFilters', validator: { validate: isFitting } }),
    JSONSchema(SCHEMA) as PropertyDecorator,
  );

function readTexts(attributes: unknown): unknown {
  if (attributes === undefined || attributes === '') return {};
  if (typeof attributes !== 'object' || attributes === null) return attributes;
  if (Array.isArray(attributes)) return null;
  const entries = Object.entries(attributes).map(([id, value]) => [id, textsOf(value)] as const);
  return Object.fromEntries(entries.filter(([, texts]) => !Array.isArray(texts) || texts.length));
}

/** A form writes the bounds of a range apart: `attributes[7][from]=10`. */
function textsOf(value: unknown): unknown {
  if (isRange(value)) return value.from || value.to ? [`${value.from ?? ''}..${value.to ?? ''}`] : [];
  return [value].flat().filter((text) => text !== '');
}

function isRange(value: unknown): value is { from?: string; to?: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, text]) => ['from', 'to'].includes(name) && typeof text === 'string',
  );
}

function isFitting(attributes: unknown): boolean {
  if (typeof attributes !== 'object' || attributes === null) return false;
  const entries = Object.entries(attributes) as [string, unknown][];
  return entries.length <= MAX_ATTRIBUTES && entries.every(([id, texts]) => isId(id) && areTexts(texts));
}

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID;

const areTexts = (texts: unknown) =>
  Array.isArray(texts) &&
  texts.length <= MAX_VALUES &&
  texts.every((text) => typeof text === 'string' && text.length <= MAX_VALUE && !text.includes('\0'));
