import type { Translations } from '../../core/i18n/local-text.js';
import type { ImageValues, KeepableField } from '../product-fields.js';

/** A stored offer with its parts, as `offerSnapshot` selects it; money in units of its currency. */
export interface OfferSnapshot extends ImageValues {
  id: number;
  left_feed: boolean;
  /** Older ones lack it. */
  kept_fields?: KeepableField[];
  deleted_at: string | null;
  categories: { category_id: number; position: number }[] | null;
  media: SnapshotPicture[] | null;
  attributes: SnapshotAttribute[] | null;
}

export interface SnapshotPicture {
  media_id: number;
  url: string | null;
  /** Only for the store's own images. */
  alt?: Translations | null;
  position: number;
}

interface SnapshotAttribute {
  definition_id: number | null;
  name: Translations;
  value: Translations;
  unit: string | null;
  position: number;
}

/** SQL of a product as JSON with its parts, from which it can be restored. @param alias of the products */
export const offerSnapshot = (alias: string) => `
  (to_jsonb(${alias}) - 'group_key') || jsonb_build_object(
    'brand', (select b.name from brands b where b.id = ${alias}.brand_id),
    'categories', (select jsonb_agg(to_jsonb(l) - 'product_id') from product_categories l where l.product_id = ${alias}.id),
    'media', (select jsonb_agg(to_jsonb(l) - 'product_id' || jsonb_build_object('url', m.source_url,
        'alt', case when m.company_id = ${alias}.company_id then m.alt end))
      from product_media l join media m on m.id = l.media_id where l.product_id = ${alias}.id),
    'attributes', (select jsonb_agg(to_jsonb(l) - 'product_id') from product_attributes l where l.product_id = ${alias}.id))`;
