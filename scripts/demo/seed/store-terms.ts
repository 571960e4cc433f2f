import type { CompanyTerms } from '../../../src/companies/terms/company-terms.js';
import type { DemoStore } from '../data/demo-store.js';

/** The terms of a store, by the same rule as in its feed. */
export function termsOf({ delivery, terms }: DemoStore) {
  const { pickupPlace, countries, payments, returnConditions, ...others } = terms;
  const [deliveryDaysMin, deliveryDaysMax] = delivery.days;
  const [sl, en] = returnConditions;
  return {
    ...others,
    deliveryCost: delivery.cost,
    freeDeliveryFrom: delivery.freeFrom,
    deliveryDaysMin,
    deliveryDaysMax,
    pickup: pickupPlace !== null,
    pickupPlace,
    deliveryCountries: countries,
    paymentMethods: payments,
    returnConditions: { sl, en },
  } satisfies Partial<CompanyTerms>;
}
