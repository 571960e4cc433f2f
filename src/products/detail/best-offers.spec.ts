import type { OfferProps } from '../product.props.js';
import { bestOffers } from './best-offers.js';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

interface Stated extends Pick<Partial<OfferProps>, 'availability' | 'goUrl'> {
  price: number;
  delivery?: number;
  days?: number;
}

const offer = (id: number, { price, delivery, days, ...more }: Stated) =>
  ({
    id,
    price: euros(price),
    total: delivery === undefined ? null : euros(price + delivery),
    deliveryDays: days === undefined ? null : { most: days, text: '' },
    availability: 'in_stock',
    goUrl: `/pojdi/${id}`,
    ...more,
  }) as OfferProps;

const chosen = (...offers: OfferProps[]) =>
  bestOffers(offers).map(({ offer, advantages }) => [offer.id, ...advantages]);

describe('the best offers', () => {
  it('are the one with the lowest price, the cheapest with delivery, and the quickest', () => {
    expect(
      chosen(
        offer(1, { price: 20, delivery: 9, days: 5 }),
        offer(3, { price: 22, delivery: 2, days: 4 }),
        offer(4, { price: 40, delivery: 0, days: 0 }),
      ),
    ).toEqual([
      [1, 'lowest_price'],
      [3, 'cheapest'],
      [4, 'quickest'],
    ]);
  });

  it('are in stock if a store has it, and end with a cheaper one that has to be ordered first', () => {
    const later = { availability: 'backorder' } as const;
    expect(
      chosen(
        offer(1, { price: 20, delivery: 9, ...later }),
        offer(2, { price: 21, delivery: 1, ...later }),
        offer(3, { price: 22, delivery: 2 }),
        offer(4, { price: 25, delivery: 0, days: 1 }),
      ),
    ).toEqual([
      [3, 'cheapest'],
      [4, 'quickest'],
      [1, 'not_in_stock'],
    ]);
    expect(chosen(offer(1, { price: 20, ...later }), offer(2, { price: 20 }))).toEqual([[2, 'lowest_price']]);
    expect(chosen(offer(1, { price: 20, ...later }), offer(2, { price: 21, ...later }))).toEqual([
      [1, 'lowest_price'],
    ]);
  });

  it('are listed once, and of equals the cheaper one', () => {
    expect(
      chosen(offer(1, { price: 30, delivery: 0, days: 2 }), offer(2, { price: 20, delivery: 5, days: 2 })),
    ).toEqual([[2, 'cheapest', 'quickest']]);
  });

  it('say nothing that no store has stated', () => {
    const unstated = { availability: 'unknown' } as const;
    expect(chosen(offer(1, { price: 10, ...unstated }), offer(2, { price: 11, ...unstated }))).toEqual([
      [1, 'lowest_price'],
    ]);
    expect(chosen(offer(1, { price: 11 }), offer(2, { price: 10 }))).toEqual([[2, 'lowest_price']]);
    // its delivery may cost less than the difference
    expect(chosen(offer(1, { price: 100 }), offer(2, { price: 139, delivery: 1 }))).toEqual([
      [1, 'lowest_price'],
      [2, 'cheapest_known'],
    ]);
    expect(chosen(offer(1, { price: 140 }), offer(2, { price: 139, delivery: 1 }))).toEqual([
      [2, 'cheapest'],
    ]);
  });

  it('can be bought', () => {
    expect(
      chosen(
        offer(1, { price: 1, delivery: 0, days: 0, availability: 'out_of_stock' }),
        offer(2, { price: 1, delivery: 0, days: 0, goUrl: null }),
        offer(3, { price: 9, delivery: 0 }),
      ),
    ).toEqual([[3, 'cheapest']]);
  });
});
