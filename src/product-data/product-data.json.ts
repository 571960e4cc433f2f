import { AttributeValueJson } from '../attributes/attribute-value.json.js';
import {
  int,
  ints,
  nullable,
  oneOf,
  optional,
  part,
  parts,
  shape,
  text,
  time,
} from '../core/http/input/shape.js';
import { MediaJson } from '../media/media.json.js';
import { DATA_STATUSES } from './product-data.entity.js';
import { ProductTranslationsJson } from './product-texts.json.js';

/** The shared description of an EAN; times are ISO 8601 UTC, addresses are absolute. */
export class ProductDataJson extends shape({
  id: int,
  ean: text,
  /** Who contributed it. */
  companyId: int,
  companyName: text,
  name: text,
  /** Sanitised HTML, as `specifications`. */
  description: text,
  specifications: text,
  brand: nullable(text),
  productCode: nullable(text),
  media: parts(MediaJson),
  attributes: parts(AttributeValueJson),
  categoryIds: ints,
  status: oneOf(DATA_STATUSES),
  createdAt: time,
  updatedAt: time,
  translations: optional(part(ProductTranslationsJson)),
}) {}

/** The number of a company's records, in any status. */
export class ProductDataCountJson extends shape({ companyId: int, count: int }) {}
