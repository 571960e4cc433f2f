import { Invalid } from '../../core/errors/domain-errors.js';
import { FieldErrors } from '../../core/errors/field-errors.js';
import { type OfferTimes, TIMED_FIELDS, applyTimes } from '../clock/offer-times.js';
import { isPrice } from '../contract.js';
import { pickFields } from '../product-columns.js';
import type { ProductChanges } from './product.changes.js';

type Fields = Invalid['fields'];

/** The stored values; none for a new product. */
type Stored = Partial<OfferTimes>;

/**
 * The rules for a whole product. A draft may be incomplete: its link is required when it is published.
 * @param product the new values
 * @param stored the current values: a person who changes another field need not solve contradictions of a
 * feed
 * @throws Invalid with the wrong fields
 */
export function assertWhole(product: ProductChanges, stored: Stored = {}): void {
  const { kind, status, name = {}, link, ean, stock, deliveryDaysMin: min, deliveryDaysMax: max } = product;
  const { errors = new FieldErrors() } = product;
  const { price, regularPrice } = settledOf(product, stored);
  const fields: Fields = {};
  if (!Object.keys(name).length) fields.name = { key: 'validation.isNotEmpty' };
  if (!product.productCode) fields.productCode = { key: 'validation.isNotEmpty' };
  if (price === undefined) fields.price = { key: 'validation.isNotEmpty' };
  else if (!isPrice(price, product.contract ?? null)) fields.price = { key: 'offers.errors.price_zero' };
  if (typeof price === 'number' && typeof regularPrice === 'number' && regularPrice < price) {
    const problem = { key: 'offers.errors.regular_below_price' };
    if (regularPrice !== stored.regularPrice) fields.regularPrice = problem;
    else if (price !== stored.price) fields.price = problem;
  }
  if (kind === 'product' && status !== 'draft' && !link) fields.link = { key: 'validation.isNotEmpty' };
  if (kind === 'service' && ean) fields.ean = { key: 'offers.errors.not_of_services' };
  if (kind === 'service' && typeof stock === 'number')
    fields.stock = { key: 'offers.errors.not_of_services' };
  if (product.availability === 'out_of_stock' && typeof stock === 'number' && stock > 0) {
    const problem = { key: 'offers.errors.sold_out_with_stock', values: { count: stock } };
    if (product.availability !== stored.availability) fields.availability = problem;
    else if (stock !== stored.stock) fields.stock = problem;
  }
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    fields['deliveryDays.max'] = { key: 'validation.min', values: { limit: min } };
  Object.assign(fields, timeProblems(product, stored));
  errors.read(() => assertNo(fields));
  errors.assertNone();
}

/** The prices that will be written, computed from a changed sale. */
function settledOf(product: ProductChanges, stored: Stored): Partial<OfferTimes> {
  const { salePrice, price, regularPrice } = product;
  if (price === undefined || salePrice === undefined || salePrice === null) return { price, regularPrice };
  const known = stored.price === undefined ? null : (stored as OfferTimes);
  return applyTimes(pickFields(product as OfferTimes, TIMED_FIELDS), known, Date.now());
}

/** The errors of a sale and its dates; a person who changes another field need not solve stored ones. */
function timeProblems(product: ProductChanges, stored: Stored): Fields {
  const { salePrice, saleFrom, saleUntil, availability, availableFrom } = product;
  const isNew = (...names: (keyof OfferTimes)[]) => names.some((name) => product[name] !== stored[name]);
  const fields: Fields = {};
  const hasNoSale = settledOf(product, stored).salePrice === null;
  if (typeof salePrice === 'number' && hasNoSale && isNew('salePrice', 'regularPrice', 'price'))
    fields.salePrice = { key: 'offers.errors.sale_not_lower' };
  if (typeof salePrice !== 'number' && (saleFrom || saleUntil) && isNew('saleFrom', 'saleUntil'))
    fields.salePrice = { key: 'validation.isNotEmpty' };
  if (saleFrom && saleUntil && saleFrom >= saleUntil && isNew('saleFrom', 'saleUntil'))
    fields.saleUntil = { key: 'offers.errors.sale_ends_before' };
  const isOver = availableFrom && Date.parse(availableFrom) <= Date.now();
  if (availability === 'preorder' && isOver && isNew('availability', 'availableFrom'))
    fields.availableFrom = { key: 'offers.errors.date_passed' };
  return fields;
}

function assertNo(fields: Fields): void {
  if (Object.keys(fields).length) throw new Invalid('fault.invalid', {}, fields);
}
