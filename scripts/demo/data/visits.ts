import { Chance } from './random.js';

/** A product that the demo's visitors may view. */
export interface VisitedGroup {
  /** Equal on every machine, unlike ids. */
  key: string;
  categoryId: number | null;
  /** Cheapest first. */
  offers: { id: number; companyId: number; ean: string | null }[];
}

/** As it is stored; the time is local. */
export interface DemoEvent {
  /** Key of the visitor's session. */
  visit: string;
  secondOfDay: number;
  type: 'CATEGORY_CLICK' | 'FEATURED_PRODUCT_CLICK' | 'PRODUCT_CLICK' | 'PRODUCT_STORE_REDIRECT';
  productId?: number;
  companyId?: number;
  ean?: string | null;
  categoryId?: number;
}

/** Days including today: statistics compare thirty days with those before. */
export const VISITED_DAYS = 60;
const VISITS_A_DAY = 260;
/** From Sunday to Saturday: most visits on the evenings of working days and on Sundays. */
const OF_WEEKDAY = [1.3, 1.05, 0.95, 0.95, 1, 0.85, 0.9];
/** More in the last days than in the first ones. */
const GROWTH = 0.25;
const OPENS_AT = 6 * 3600;
const OPEN_FOR = 17 * 3600;

/** The events of a past day; the same at each call. */
export function eventsOfDay(groups: VisitedGroup[], daysAgo: number, weekday: number): DemoEvent[] {
  const chance = new Chance(`visits ${daysAgo}`);
  const trend = 1 + GROWTH * (1 - daysAgo / VISITED_DAYS);
  const count = Math.round(VISITS_A_DAY * OF_WEEKDAY[weekday]! * trend * (0.9 + 0.2 * chance.next()));
  const ranked = byInterest(groups);
  return ranked.length
    ? Array.from({ length: count }, (_, n) => visit(ranked, `${daysAgo}-${n}`)).flat()
    : [];
}

/** A few products are viewed often, most rarely. */
function byInterest(groups: VisitedGroup[]): VisitedGroup[] {
  const interest = new Map(groups.map((group) => [group, new Chance(`interest ${group.key}`).next()]));
  return groups.toSorted((a, b) => interest.get(a)! - interest.get(b)!);
}

/** A visit begins at a category or the home page, views a product, and may continue to a store. */
function visit(ranked: VisitedGroup[], name: string): DemoEvent[] {
  const chance = new Chance(`visit ${name}`);
  const index = Math.floor(chance.next() ** 2.2 * ranked.length);
  const { categoryId, offers } = ranked[index]!;
  const start = OPENS_AT + Math.floor(((chance.next() + chance.next() + chance.next()) / 3) * OPEN_FOR);
  const at = (second: number) => ({ visit: name, secondOfDay: start + second });
  const of = ({ id, companyId, ean }: VisitedGroup['offers'][number]) => ({ productId: id, companyId, ean });
  const events: DemoEvent[] = [];
  if (categoryId !== null && chance.happens(0.4))
    events.push({ ...at(0), type: 'CATEGORY_CLICK', categoryId });
  else if (index < 12 && chance.happens(0.5))
    events.push({ ...at(20), type: 'FEATURED_PRODUCT_CLICK', ...of(offers[0]!) });
  events.push(...offers.map((offer) => ({ ...at(20), type: 'PRODUCT_CLICK' as const, ...of(offer) })));
  if (!chance.happens(0.24)) return events;
  const chosen = offers[Math.floor(chance.next() ** 1.8 * offers.length)]!;
  return [...events, { ...at(75), type: 'PRODUCT_STORE_REDIRECT', ...of(chosen) }];
}
