import type { FeedNode } from '../xml/node.js';
import type { RawOffer } from './format.js';

/** By the customer; at a point where parcels wait it has been delivered. */
const FETCHED =
  /^(?:brezplačni )?osebni (?:prevzem|odvzem)|^prevzem v (?:trgovini|poslovalnici)|^(?:(?:in[- ]?store|store|local|personal) )?pick[- ]?up$|^click (?:&|and) collect$/i;
/** As in a table's cell: SI:::4.90 EUR,AT:::9.90 EUR. */
const BETWEEN_WAYS = /,\s*(?=[A-Z]{2}:)/i;
const HOME_COUNTRY = 'SI';
/** As shops write it that do not know Google's codes. */
const HOME_NAMES = /^(?:si|svn|slo|slovenija|slovenia)$/i;

/** What an item says of delivery, by elements of Google. */
interface Shipping {
  readonly shippings: FeedNode[];
  readonly thresholds: FeedNode[];
}

/** The ways into this country; who names none means this one, and what delivery costs elsewhere says nothing here. */
export function readShipping(offer: RawOffer, { shippings, thresholds }: Shipping): void {
  // who fetches a product from the shop has nothing delivered
  const ways = shippings.flatMap(readWays).filter(({ service }) => !FETCHED.test(service));
  const home = ways.filter((way) => way.country === HOME_COUNTRY);
  const counting = home.length > 0 ? home : ways.filter((way) => way.country === '').slice(0, 1);
  offer.deliveryCosts = counting.map((way) => way.price).filter(Boolean);
  offer.freeDeliveryAbove = thresholdOf(thresholds);
  offer.deliveryDaysMin = counting[0]?.daysMin ?? '';
  offer.deliveryDaysMax = counting[0]?.daysMax ?? '';
}

/** For this country. */
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
  return node.text.split(BETWEEN_WAYS).map((way) => {
    // country:region:service:price, or nothing but the price
    const parts = way.trim().split(':');
    const [country = '', , service = '', price = ''] = parts.length > 1 ? parts : ['', '', '', ...parts];
    return { country: countryOf(country), service, price, daysMin: '', daysMax: '' };
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
  // what is no number is shown as it was written
  return transit && !isNaN(days) ? String(days) : transit;
}
