import type { FeedNode } from '../feed-node.js';
import type { RawPlan } from './tables/format.js';

/** The parts of a table cell in their order; its column's header may name others. */
const PARTS = {
  subscription: 'period:period_length:amount',
  installment: 'months:amount:downpayment:credit_type',
};

/** Google's `subscription_cost` and `installment`; null: nothing is stated. */
export function readPlan(kind: RawPlan['kind'], node: FeedNode): RawPlan | null {
  const part = partsOf(node, PARTS[kind]);
  const isSubscription = kind === 'subscription';
  const plan: RawPlan = {
    kind,
    every: isSubscription ? part('period').toLowerCase() : 'month',
    times: isSubscription ? part('period_length') : part('months'),
    amount: part('amount'),
    downPayment: part('downpayment'),
  };
  return plan.times || plan.amount || plan.downPayment || (isSubscription && plan.every) ? plan : null;
}

function partsOf(node: FeedNode, usual: string): (name: string) => string {
  if (node.children.length > 0) return (name) => node.childText(name);
  const names = (node.attributes.parts ?? usual).split(':');
  const texts = node.text.split(':');
  return (name) => texts[names.indexOf(name)]?.trim() ?? '';
}
