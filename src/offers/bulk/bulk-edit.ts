import { MAX_ATTRIBUTES } from '../../attributes/attribute-value.input.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { foldText } from '../../core/i18n/fold-text.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { ProductChanges } from '../../products/editing/product.changes.js';
import { assertWhole } from '../../products/editing/product.rules.js';
import type { Availability } from '../../products/product.entity.js';
import type { OfferChange, OfferState } from '../../products/writing/offer-state.js';
import type { AttributeOfProduct, ProductRecord } from '../../products/product-record.js';

/** The change of an offer, or the reason of a refusal. Empty: the offer does not change. */
export interface Verdict {
  change?: OfferChange;
  refused?: string;
}

/** `none` rounds to cents; `tenth` and `whole` to the nearest 0.10 and 1.00; the others end in 0.90 or 0.99. */
export const ROUNDINGS = ['none', 'tenth', 'whole', 'ninety', 'ninety_nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** New values of offers; left out: they stay. */
export interface BulkEdit {
  /** Added to the price: an amount in the offer's currency, or percent. */
  price?: { by: 'amount' | 'percent'; change: number; rounding: Rounding };
  stock?: number;
  availability?: Availability;
  deliveryCost?: number;
  brand?: string;
  /** Its value replaces those that the offer has; null removes them. */
  attribute?: { definitionId: number; name: Translations; value: Translations | null; unit: string | null };
}

/** Whether only an attribute changes. */
export const isOfAttribute = (edit: BulkEdit): boolean =>
  edit.attribute !== undefined && Object.keys(edit).length === 1;

/** The step and the ending of rounded prices, in cents. */
const STEPS: Record<Rounding, [step: number, ending: number]> = {
  none: [1, 0],
  tenth: [10, 0],
  whole: [100, 0],
  ninety: [100, 90],
  ninety_nine: [100, 99],
};

/** The new price; all calculations are in whole cents. */
export function changedPrice(
  price: number,
  { by, change, rounding }: NonNullable<BulkEdit['price']>,
): number {
  const cents = Math.round(price * 100);
  const hundredths = Math.round(change * 100);
  const changed = by === 'amount' ? cents + hundredths : Math.round((cents * (10_000 + hundredths)) / 10_000);
  const [step, ending] = STEPS[rounding];
  const rounded = Math.round((changed - ending) / step) * step + ending;
  // rounding makes no price free
  return (changed > 0 ? Math.max(rounded, ending || step) : rounded) / 100;
}

/** The change of an offer, or the reason of a refusal, by the rules of the form. */
export function judgeEdit(edit: BulkEdit, offer: ProductRecord): Verdict {
  if (offer.deletedAt) return {};
  const { price, attribute, ...values } = edit;
  // the price of a sale follows from its own field and dates
  if (price && offer.salePrice !== null) return { refused: 'salePrice' };
  const changes: Partial<OfferState> = {
    ...values,
    ...(price && { price: changedPrice(offer.price, price) }),
    ...(attribute && { attributes: changedAttributes(offer.attributes, attribute) }),
  };
  if ((changes.attributes?.length ?? 0) > MAX_ATTRIBUTES) return { refused: 'too_many_attributes' };
  if (changes.price !== undefined && changes.price <= 0) return { refused: 'price_too_low' };
  const refused = problemOf({ ...offer, ...(changes as ProductChanges) }, offer);
  return refused ? { refused } : { change: { stored: offer, wanted: changes } };
}

/** Values of an offer for the attribute, also free texts under its name. */
export function valuesOf(
  attributes: AttributeOfProduct[],
  { definitionId, name }: NonNullable<BulkEdit['attribute']>,
): AttributeOfProduct[] {
  const names = new Set(namesOf(name));
  return attributes.filter(
    (one) =>
      one.definitionId === definitionId ||
      (one.definitionId === null && namesOf(one.name).some((text) => names.has(text))),
  );
}

const namesOf = ({ sl, en }: Translations) => [sl, en].flatMap((text) => (text ? foldText(text) : []));

/** The new value has the place of the first one before. */
function changedAttributes(
  stored: AttributeOfProduct[],
  attribute: NonNullable<BulkEdit['attribute']>,
): OfferState['attributes'] {
  const { definitionId, name, value, unit } = attribute;
  const replaced = valuesOf(stored, attribute);
  const [first] = replaced;
  const others: OfferState['attributes'] = stored.filter((one) => !replaced.includes(one));
  if (value === null) return others;
  const place = first ? stored.indexOf(first) : others.length;
  const wanted = { ...(first && { id: first.id }), definitionId, name: first?.name ?? name, value, unit };
  return others.toSpliced(place, 0, wanted);
}

/** The first wrong field. */
function problemOf(product: ProductChanges, stored: ProductRecord): string | null {
  try {
    assertWhole(product, stored);
    return null;
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return Object.keys(error.fields)[0]!.split('.')[0]!;
  }
}
