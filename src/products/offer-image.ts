/** A stored offer with its parts, column by column, as `offerImage` makes it. */
export interface OfferImage {
  id: number;
  price: number;
  currency: string;
  categories: { category_id: number; position: number }[] | null;
  media: { media_id: number; position: number }[] | null;
  attributes: ImageAttribute[] | null;
  [column: string]: unknown;
}

interface ImageAttribute {
  definition_id: number | null;
  name: Record<string, string>;
  value: Record<string, string>;
  unit: string | null;
  position: number;
}

/** The row of products called `alias` as JSON, with its parts: enough to bring it back. */
export const offerImage = (alias: string) => `
  (to_jsonb(${alias}) - 'group_key') || jsonb_build_object(
    'categories', (select jsonb_agg(to_jsonb(l) - 'product_id') from product_categories l where l.product_id = ${alias}.id),
    'media', (select jsonb_agg(to_jsonb(l) - 'product_id') from product_media l where l.product_id = ${alias}.id),
    'attributes', (select jsonb_agg(to_jsonb(l) - 'product_id') from product_attributes l where l.product_id = ${alias}.id))`;
