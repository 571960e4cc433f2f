import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasDeliveryCost, hasDeliveryDays } from '../../companies/terms/delivery-cost.js';
import { inPictureState } from '../../media/picture-state.js';
import { int, statement } from '../../core/database/statement.js';
import {
  CODES,
  type FieldCoverage,
  OF_PRODUCTS,
  OPTIONAL_FIELDS,
  type OptionalField,
} from '../intake/field-coverage.js';

const hasText = (column: string, locale: string) => `coalesce(p.${column} ->> '${locale}', '') <> ''`;

/** Whether the offer `p` has a usable value, by the same rule as when a file is read. */
const FILLED: Record<OptionalField, string> = {
  name_sl: hasText('name', 'sl'),
  name_en: hasText('name', 'en'),
  description_sl: hasText('description', 'sl'),
  description_en: hasText('description', 'en'),
  specifications: `(${hasText('specifications', 'sl')} or ${hasText('specifications', 'en')})`,
  picture: `exists (select from product_media l join media m on m.id = l.media_id
    where l.product_id = p.id and ${inPictureState('m').ready})`,
  ean: 'p.gtin is not null',
  brand: 'p.brand_id is not null',
  mpn: 'p.mpn is not null',
  category: `exists (select from product_categories l join categories c on c.id = l.category_id
    where l.product_id = p.id and c.system is null)`,
  attributes: 'exists (select from product_attributes a where a.product_id = p.id)',
  availability: `p.availability <> 'unknown'`,
  stock: 'p.stock is not null',
  delivery_cost: hasDeliveryCost('p'),
  delivery_days: hasDeliveryDays('p'),
};

const filledOf = (field: OptionalField) =>
  `count(*) filter (where ${OF_PRODUCTS.has(field) ? `p.kind = 'product' and ` : ''}${FILLED[field]})::integer as "${field}"`;

const COUNTED_CODES = [...CODES] as ('ean' | 'mpn')[];
/** Products whose store does not state that they have no codes. */
const withCode = (field: OptionalField) =>
  `count(*) filter (where p.kind = 'product' and (p.identifier_exists is distinct from 'no' or ${FILLED[field]}))::integer
    as "of_${field}"`;

/** Active offers of the store $1, and how many of them have each field. */
const LIVE = statement({
  offers: int,
  products: int,
  of_ean: int,
  of_mpn: int,
  ...(Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, int])) as Record<OptionalField, typeof int>),
})`
  select count(*)::integer as offers, count(*) filter (where p.kind = 'product')::integer as products,
    ${[...COUNTED_CODES.map(withCode), ...OPTIONAL_FIELDS.map(filledOf)].join(', ')}
  from products p where p.company_id = $1 and p.status = 'active' and p.deleted_at is null`;

/** Coverage of a store's visible offers from any file. */
@Injectable()
export class LiveCoverage {
  constructor(private readonly database: DataSource) {}

  /** How many offers there are, and the coverage of each optional field that one of them can have. */
  async read(companyId: number): Promise<{ offers: number; fields: FieldCoverage[] }> {
    const counts = await LIVE.one(this.database, [companyId]);
    const totalOf = (field: OptionalField) => {
      if (field === 'ean' || field === 'mpn') return counts[`of_${field}`];
      return OF_PRODUCTS.has(field) ? counts.products : counts.offers;
    };
    const fields = OPTIONAL_FIELDS.map((field) => ({ field, filled: counts[field], total: totalOf(field) }));
    return { offers: counts.offers, fields: fields.filter(({ total }) => total > 0) };
  }
}
