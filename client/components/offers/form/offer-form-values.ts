import type { Locale } from '../../../../src/core/i18n/locales.js';
import type { OfferForm } from '../../../../src/offers/offers.pages.js';
import { bothOf } from '../../../lib/i18n/local-texts.js';
import { toAttributeValue } from '../../attributes/values/attribute-values.js';
import { amountText, numberText } from '../list/cells/amount-text.js';

/** A product as its form holds it: numbers as people of this language type them. */
export function valuesOf(form: OfferForm, locale: Locale) {
  const { kind, status, productCode, link, availability, categoryIds, companyId } = form;
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
    salePrice: amountText(form.salePrice, locale),
    saleFrom: form.saleFrom ?? '',
    saleUntil: form.saleUntil ?? '',
    availableFrom: form.availableFrom ?? '',
    expiresAt: form.expiresAt ?? '',
    link,
    ean: form.ean ?? '',
    stock: numberText(form.stock),
    availability,
    deliveryCost: amountText(form.deliveryCost, locale),
    deliveryDays: { min: numberText(min), max: numberText(max) },
    ...Object.fromEntries(form.details.map(({ name }) => [name, form[name] ?? ''])),
    categoryIds,
    attributes: form.attributes.map(toAttributeValue),
    media: form.media.map(({ id }) => ({ id })),
    keptFields: form.keptFields,
  };
  // for an existing product it cannot change
  return form.id === null ? { ...values, currency: form.currency } : values;
}
