import { IsIn } from 'class-validator';
import { IsOptionalIn } from '../../core/http/input/input-rules.js';
import { OwnProductsQuery } from '../../products/own/own-products.query.js';
import type { ProductKind } from '../../products/product.entity.js';
import { KINDS } from '../../products/product-fields.js';

export const EXPORT_FORMATS = ['xml', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Filters and format of an export. */
export class ExportQuery extends OwnProductsQuery {
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat = 'xml';

  /** Left out: products and services. */
  @IsOptionalIn(KINDS)
  kind?: ProductKind;
}
