import type { Translations } from '../../../src/core/i18n/local-text.js';
import type { Locale } from '../../../src/core/i18n/locales.js';
import type { ProductAttribute, ProductForm } from '../../../src/offers/offers.pages.js';

/** A product as its form holds it: numbers as people of this language type them. */
export function valuesOf(form: ProductForm, locale: Locale) {
  const { kind, status, productCode, link, availability, condition, categoryIds, companyId } = form;
  const { min, max } = form.deliveryDays;
  const values = {
    companyId,
    kind,
    status,
    productCode,
    name: bothOf(form.name),
    description: bothOf(form.description),
    specifications: bothOf(form.specifications),
    price: amountText(form.price, locale),
    regularPrice: amountText(form.regularPrice, locale),
    link,
    brand: form.brand ?? '',
    ean: form.ean ?? '',
    mpn: form.mpn ?? '',
    stock: numberText(form.stock),
    availability,
    deliveryCost: amountText(form.deliveryCost, locale),
    deliveryDays: { min: numberText(min), max: numberText(max) },
    condition,
    variantGroup: form.variantGroup ?? '',
    categoryIds,
  };
  // a copy takes them along; of a known product they stay as they are
  if (form.id !== null) return values;
  return {
    ...values,
    currency: form.currency,
    media: form.media.map(({ id }) => ({ id })),
    attributes: form.attributes.map(toAttributeInput),
  };
}

/** As the server takes an attribute that is not stored yet. */
export function toAttributeInput({ definitionId, name, value, unit }: ProductAttribute) {
  return { definitionId, unit, translations: { name: bothOf(name), value: bothOf(value) } };
}

const bothOf = ({ sl = '', en = '' }: Translations) => ({ sl, en });
const numberText = (value: number | null) => (value === null ? '' : String(value));

function amountText(value: number | null, locale: Locale): string {
  const text = value === null ? '' : value.toFixed(2);
  return locale === 'sl' ? text.replace('.', ',') : text;
}
