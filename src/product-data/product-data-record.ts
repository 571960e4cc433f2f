import type { ProductData } from './product-data.entity.js';

/** Product data with names, categories and pictures. */
export interface ProductDataRecord extends Omit<ProductData, 'brandId'> {
  companyName: string;
  brand: string | null;
  categoryIds: number[];
  mediaIds: number[];
}

/** The fields that users write. */
export type DataContent = Pick<
  ProductDataRecord,
  | 'ean'
  | 'gtin'
  | 'name'
  | 'description'
  | 'specifications'
  | 'brand'
  | 'productCode'
  | 'attributes'
  | 'categoryIds'
  | 'mediaIds'
>;

export function contentOf(record: DataContent): DataContent {
  const { ean, gtin, name, description, specifications, brand, productCode } = record;
  const { attributes, categoryIds, mediaIds } = record;
  return {
    ean,
    gtin,
    name,
    description,
    specifications,
    brand,
    productCode,
    attributes,
    categoryIds: [...categoryIds].sort((a, b) => a - b),
    mediaIds,
  };
}
