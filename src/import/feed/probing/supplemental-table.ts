import { foldName } from '../fold-name.js';

const namesOf = (names: string): string[] => names.split(' ').map(foldName);

/** Columns of Google's supplemental feeds that tables of products hardly have. */
const OWN = new Set(
  namesOf(
    'custom_label_0 custom_label_1 custom_label_2 custom_label_3 custom_label_4 promotion_id excluded_destination ' +
      'included_destination shipping_label store_code ads_redirect google_product_category sale_price_effective_date identifier_exists',
  ),
);
const USUAL = new Set(
  namesOf(
    'id title description availability availability_date expiration_date price sale_price product_type brand gtin mpn condition ' +
      'adult multipack is_bundle age_group color gender material pattern size size_type size_system item_group_id image_link ' +
      'additional_image_link shipping shipping_weight tax quantity unit_pricing_measure unit_pricing_base_measure ' +
      'energy_efficiency_class pickup_method pickup_sla product_highlight product_detail cost_of_goods_sold',
  ),
);

/** Whether a table has only columns of Google's supplemental feeds: codes of products, and no links to them. */
export function isSupplementalTable(columns: readonly string[]): boolean {
  const names = columns.map(foldName);
  return (
    names.includes('id') &&
    names.some((name) => OWN.has(name)) &&
    names.every((name) => OWN.has(name) || USUAL.has(name))
  );
}

/** Whether a table has ratings together with other columns of reviews. */
export function isReviewTable(columns: readonly string[]): boolean {
  const names = columns.map(foldName);
  return (
    names.some((name) => /^(?:overall)?(?:rating|stars)$/.test(name)) &&
    names.some((name) => name.startsWith('review')) &&
    !names.some((name) => name.includes('price'))
  );
}
