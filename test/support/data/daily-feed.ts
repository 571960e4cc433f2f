import { aFeed, anEan, type OfferOfFeed } from './feed.js';

/**
 * The feeds of a store by day: prices, texts, categories and attributes change, some offers leave, and the
 * ones that left the day before return. A third of the offers has an EAN, the same each day.
 */
export function dailyFeed(offers: number): (day: number) => string {
  const eans = Array.from({ length: offers }, (_, index) => (index % 3 ? undefined : anEan()));
  return (day) =>
    aFeed(
      eans
        .map((ean, index): Partial<OfferOfFeed> => {
          const turn = (index + day) % 4;
          return {
            productCode: `K-${index}`,
            name: `Izdelek ${index}${turn === 1 ? ` dneva ${day}` : ''}`,
            price: turn === 0 ? 10 + day : 10,
            ean,
            category: turn === 2 ? 'Čaji' : 'Nekam drugam',
            variantGroup: index % 10 ? undefined : `V-${index % 50}`,
            attributes: turn === 3 ? [{ name: 'Dan', value: `dan ${day}` }] : [],
          };
        })
        .filter((_, index) => (index + day) % 11),
    );
}
