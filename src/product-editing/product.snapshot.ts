import type { ProductRecord } from '../products/product-record.js';

/** What the audit trail keeps of a product. */
export function toSnapshot(record: ProductRecord): Record<string, unknown> {
  const { kind, status, productCode, name, description, specifications, price, regularPrice } = record;
  const { currency, link, brand, ean, mpn, stock, availability, deliveryCost } = record;
  const { deliveryDaysMin, deliveryDaysMax, condition, variantGroup, categoryIds } = record;
  return {
    kind,
    status,
    productCode,
    name,
    description,
    specifications,
    price,
    regularPrice,
    currency,
    link,
    brand,
    ean,
    mpn,
    stock,
    availability,
    deliveryCost,
    deliveryDaysMin,
    deliveryDaysMax,
    condition,
    variantGroup,
    categoryIds: categoryIds.join(', '),
    attributes: Object.fromEntries(
      record.attributes.map(({ name, value, unit }) => [first(name), `${first(value)} ${unit ?? ''}`.trim()]),
    ),
    media: record.media.map(({ id }) => id).join(', '),
    companyId: record.companyId,
  };
}

const first = (texts: { sl?: string; en?: string }) => texts.sl ?? texts.en ?? '';
