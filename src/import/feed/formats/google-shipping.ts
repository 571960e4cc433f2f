import type { FeedNode } from '../feed-node.js';
import type { RawOffer } from './tables/format.js';

/** Pick-up by the customer; delivery to a parcel locker is not pick-up. */
const FETCHED =
  /^(?:brezplačni )?osebni (?:prevzem|odvzem)|^prevzem v (?:trgovini|poslovalnici)|^(?:(?:in[- ]?store|store|local|personal) )?pick[- ]?up$|^click (?:&|and) collect$/i;
/** One table cell: SI:::4.90 EUR,AT:::9.90 EUR; the header of its column may name its parts. */
const BETWEEN_WAYS = /,\s*(?=[A-Z]{2}:)/i;
const HOME_COUNTRY = 'SI';
/** Names of the country in feeds that do not use its code. */
const HOME_NAMES = /^(?:si|svn|slo|slovenija|slovenia)$/i;

/** The delivery of an item, from Google's elements. */
interface Shipping {
  readonly shippings: FeedNode[];
  readonly thresholds: FeedNode[];
}

/**
 * Options that deliver to this country; one without a country does. The cost of other countries is ignored.
 */
export function readShipping(offer: RawOffer, { shippings, thresholds }: Shipping): void {
  // pick-up is no delivery
  const ways = shippings.flatMap(readWays).filter(({ service }) => !FETCHED.test(service));
  const home = ways.filter((way) => way.country === HOME_COUNTRY);
  const counting = home.length > 0 ? home : ways.filter((way) => way.country === '').slice(0, 1);
  offer.deliveryCosts = counting.map((way) => way.price).filter(Boolean);
  offer.freeDeliveryAbove = thresholdOf(thresholds);
  offer.deliveryDaysMin = counting[0]?.daysMin ?? '';
  offer.deliveryDaysMax = counting[0]?.daysMax ?? '';
}

/** The thresholds for this country. */
function thresholdOf(thresholds: readonly FeedNode[]): string {
  for (const node of thresholds) {
    const cell = node.children.length > 0 ? null : node.text.split(BETWEEN_WAYS);
    const all = cell?.map((text) => text.trim().split(':')) ?? [
      [node.childText('country'), node.childText('price_threshold')],
    ];
    const found = all.find(([into = '']) => countryOf(into) === HOME_COUNTRY);
    if (found?.[1]) return found[1].trim();
  }
  return '';
}

interface ShippingWay {
  country: string;
  service: string;
  price: string;
  daysMin: string;
  daysMax: string;
}

function readWays(node: FeedNode): ShippingWay[] {
  if (node.children.length > 0) return [readWay(node)];
  const order = (node.attributes.parts ?? 'country:region:service:price').split(':');
  return node.text.split(BETWEEN_WAYS).map((way) => {
    const texts = way.trim().split(':');
    // or only the price
    const part = (name: string) => (texts.length > 1 ? texts[order.indexOf(name)] : undefined) ?? '';
    const price = texts.length > 1 ? part('price') : texts[0]!;
    return { country: countryOf(part('country')), service: part('service'), price, daysMin: '', daysMax: '' };
  });
}

const countryOf = (text: string) => (HOME_NAMES.test(text.trim()) ? HOME_COUNTRY : text.trim().toUpperCase());

function readWay(node: FeedNode): ShippingWay {
  return {
    country: countryOf(node.childText('country')),
    service: node.childText('service'),
    price: node.childText('price'),
    daysMin: sum(node.childText('min_handling_time'), node.childText('min_transit_time')),
    daysMax: sum(node.childText('max_handling_time'), node.childText('max_transit_time')),
  };
}

function sum(handling: string, transit: string): string {
  const days = (Number(handling) || 0) + Number(transit);
  // an unreadable number is reported with the original text
  return transit && !isNaN(days) ? String(days) : transit;
}
