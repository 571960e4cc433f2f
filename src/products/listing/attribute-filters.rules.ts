import { ValidateBy } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { MAX_ID } from '../../core/http/input/id-params.js';
import { combineDecorators, Converted } from '../../core/http/input/input-rules.js';

const MAX_ATTRIBUTES = 20;
const MAX_VALUES = 50;
const MAX_LENGTH = 500;

const SCHEMA = {
  type: 'object' as const,
  additionalProperties: { type: 'array' as const, items: { type: 'string' as const, maxLength: MAX_LENGTH } },
};

/** Texts by the ids of attribute definitions, for example `attributes[7]=red` in an address. */
export const AttributeFilters = () =>
  combineDecorators(
    Converted(readTexts),
    ValidateBy({ name: 'attributeFilters', validator: { validate: isValid } }),
    JSONSchema(SCHEMA) as PropertyDecorator,
  );

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readTexts(attributes: unknown): unknown {
  if (attributes === undefined || attributes === '') return {};
  if (!isObject(attributes)) return null;
  const entries = Object.entries(attributes).map(([id, value]) => [id, textsOf(value)] as const);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length));
}

/** A form sends the bounds of a range separately: `attributes[7][from]=10`. */
function textsOf(value: unknown): unknown[] {
  if (isRange(value)) return value.from || value.to ? [`${value.from ?? ''}..${value.to ?? ''}`] : [];
  return [value].flat().filter((text) => text !== '');
}

const isRange = (value: unknown): value is { from?: string; to?: string } =>
  isObject(value) &&
  Object.entries(value).every(([name, text]) => ['from', 'to'].includes(name) && typeof text === 'string');

function isValid(attributes: unknown): boolean {
  if (!isObject(attributes)) return false;
  const entries = Object.entries(attributes) as [string, unknown[]][];
  return entries.length <= MAX_ATTRIBUTES && entries.every(([id, texts]) => isId(id) && areTexts(texts));
}

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID;

const areTexts = (texts: unknown[]) =>
  texts.length <= MAX_VALUES &&
  texts.every((text) => typeof text === 'string' && text.length <= MAX_LENGTH && !text.includes('\0'));
