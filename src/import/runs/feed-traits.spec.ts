import type { KnownItem } from '../feed/known-item.js';
import { OPTIONAL_FIELDS } from '../intake/field-coverage.js';
import { FeedTraits, type PresentOffers } from './feed-traits.js';
import { linkHost } from '../intake/link-host.js';

const HOST = 'svetila.example';
const WITH_DELIVERY = 1 << OPTIONAL_FIELDS.indexOf('delivery_cost');

/** Items that have no exceptional trait. */
const usual = (index: number): KnownItem => ({
  productCode: `L-${index}`,
  contentHash: '',
  priceCents: 100,
  currency: 'EUR',
  namesCurrency: true,
  hasEan: false,
  isOutOfStock: false,
  host: HOST,
  groupKey: null,
  filled: WITH_DELIVERY,
  pathKey: null,
  hasGtin: false,
  byGoogle: false,
  issues: [],
  pictures: [index + 1],
});

const PRESENT: PresentOffers = {
  active: 40,
  available: 30,
  withDeliveryCost: 40,
  hosts: [HOST, 'sub.svetila.example'],
  pictures: 40,
  website: HOST,
};
const NO_OFFERS: PresentOffers = {
  active: 0,
  available: 0,
  withDeliveryCost: 0,
  hosts: [],
  pictures: 0,
  website: HOST,
};

function found(
  change: (index: number) => Partial<KnownItem>,
  {
    items = 5,
    present = {},
    isWhole = true,
  }: { items?: number; present?: Partial<PresentOffers>; isWhole?: boolean } = {},
) {
  const traits = new FeedTraits();
  for (let index = 0; index < items; index++) traits.add({ ...usual(index), ...change(index) });
  return traits
    .findTraits({ ...PRESENT, ...present }, isWhole)
    .map(({ code, isNew }) => `${code} ${isNew ? 'new' : 'reported'}`);
}

const SOLD_OUT = () => ({ isOutOfStock: true });
const NO_DELIVERY = () => ({ filled: 0 });
const ELSEWHERE = () => ({ host: 'razvoj.example' });
const ONE_PICTURE = () => ({ pictures: [7, 8] });
const ALL: [string, () => Partial<KnownItem>][] = [
  ['all_out_of_stock', SOLD_OUT],
  ['delivery_cost_gone', NO_DELIVERY],
  ['links_elsewhere', ELSEWHERE],
  ['pictures_same', ONE_PICTURE],
];

describe('traits of a file', () => {
  it('are none in a usual one', () => {
    expect(found(() => ({}))).toEqual([]);
  });

  it.each(ALL)('%s from five items on, with few exceptions', (code, change) => {
    expect(found(change)).toEqual([`${code} new`]);
    expect(found(change, { items: 4 })).toEqual([]);
    const except = (count: number) => (index: number) => (index < 100 - count ? change() : {});
    expect(found(except(5), { items: 100 })).toEqual([`${code} new`]);
    expect(found(except(6), { items: 100 })).toEqual([]);
  });

  it('are new only if the present offers differ', () => {
    expect(found(SOLD_OUT, { present: { available: 19 } })).toEqual(['all_out_of_stock reported']);
    expect(found(NO_DELIVERY, { present: { withDeliveryCost: 19 } })).toEqual([]);
    expect(found(ELSEWHERE, { present: { hosts: ['razvoj.example'] } })).toEqual([]);
    expect(found(ONE_PICTURE, { present: { pictures: 1 } })).toEqual(['pictures_same reported']);
  });

  it('of a first import are reported, its links if they lead away from the website', () => {
    const first = { present: NO_OFFERS };
    expect(found(SOLD_OUT, first)).toEqual(['all_out_of_stock reported']);
    expect(found(NO_DELIVERY, first)).toEqual([]);
    expect(found(ELSEWHERE, first)).toEqual(['links_elsewhere reported']);
    expect(found(ELSEWHERE, { present: { ...NO_OFFERS, website: null } })).toEqual([]);
    expect(found(() => ({ host: `trgovina.${HOST}` }), first)).toEqual([]);
    expect(found(ONE_PICTURE, first)).toEqual(['pictures_same reported']);
  });

  it('of a file with changes only may be true: sold out, and of one picture', () => {
    const part = { isWhole: false };
    expect(found(SOLD_OUT, part)).toEqual([]);
    expect(found(ONE_PICTURE, part)).toEqual([]);
    expect(found(NO_DELIVERY, part)).toEqual(['delivery_cost_gone new']);
    expect(found(ELSEWHERE, part)).toEqual(['links_elsewhere new']);
  });

  it('say nothing of pictures where there are none', () => {
    expect(found(() => ({ pictures: [] }))).toEqual([]);
  });
});

describe('the host of a link', () => {
  it.each([
    ['https://www.svetila.example/luc/1', HOST],
    ['http://SVETILA.example:8080?id=1', HOST],
    ['https://klik.example/r?to=https%3A%2F%2Fwww.svetila.example%2Fluc%2F1&x=2', HOST],
    ['https://klik.example/r?to=https://svetila.example/luc', HOST],
    ['https://svetila.example', HOST],
    ['luc/1', ''],
  ])('of %s is %s', (link, host) => {
    expect(linkHost(link)).toBe(host);
  });
});
