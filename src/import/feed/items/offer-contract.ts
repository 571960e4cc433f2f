import { arePayments, type Payments, PERIODS, toContract } from '../../../products/contract.js';
import type { RawOffer, RawPlan } from '../formats/tables/format.js';
import type { ItemIssues } from '../item-issues.js';
import type { OfferPrices, PriceRules } from './offer-prices.js';
import { SecondaryPrices } from './secondary-prices.js';

/**
 * A full price is at least this share of all instalments; the rest may be interest. A lower price is the
 * first payment.
 */
const FULL_PRICE_SHARE = 2 / 3;
const WHOLE = /^\d{1,3}$/;

interface Plan extends Payments {
  downPaymentCents: number;
}

/**
 * An item's payments after its price, with the first payment; null: the price is all. A price with a
 * subscription is only the first payment. With instalments it may be either, for any credit type: Google asks
 * for the full price of cars and in Latin America, and for the first payment of phones in Europe. So the
 * amounts decide.
 */
export function readPlans(
  { plans = [] }: RawOffer,
  { priceCents, currency }: OfferPrices,
  rules: PriceRules,
  issues: ItemIssues,
): { contract: string; priceCents: number } | null {
  const amounts = new SecondaryPrices(rules, currency, issues);
  const read = plans.flatMap((plan) => readPlan(plan, amounts, issues) ?? []);
  const binding = read.filter(
    ({ isSubscription, ...plan }) => isSubscription || isPaidLater(plan, priceCents),
  );
  if (!binding.length) return null;
  const downPayments = binding.map(({ downPaymentCents }) => downPaymentCents);
  return { contract: toContract(binding), priceCents: Math.max(priceCents, ...downPayments) };
}

/** A subscription that cannot be read makes the price a wrong one; instalments may be of a price that is paid in full. */
function readPlan(plan: RawPlan, amounts: SecondaryPrices, issues: ItemIssues) {
  const { kind, times, amount, downPayment } = plan;
  const isSubscription = kind === 'subscription';
  const every = PERIODS.find((period) => period === plan.every);
  const cents = amount && amounts.read(amount, 'contract_incomplete');
  const payments = { times: WHOLE.test(times) ? Number(times) : 0, amount: (cents || 0) / 100, every };
  if (!every || !arePayments({ ...payments, every })) {
    const text = [plan.every, times, amount].filter(Boolean).join(' ');
    if (isSubscription) issues.report('error', 'subscription_incomplete', text);
    else if (cents !== null) issues.report('warning', 'contract_incomplete', text);
    return null;
  }
  const downPaymentCents = (downPayment && amounts.read(downPayment, 'contract_incomplete')) || 0;
  return { ...payments, every, downPaymentCents, isSubscription };
}

const isPaidLater = ({ times, amount, downPaymentCents }: Plan, priceCents: number) =>
  priceCents < downPaymentCents + FULL_PRICE_SHARE * times * amount * 100;
