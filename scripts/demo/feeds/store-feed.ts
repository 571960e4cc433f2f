import { Chance } from '../data/random.js';
import type { DemoOffer } from '../offers.js';
import { demoOffers } from '../offers.js';
import type { DemoStore, FeedKind } from '../data/demo-store.js';
import { DEMO_STORES } from '../data/stores.js';
import { DEVIATIONS } from '../data/deviations.js';
import { csvFeed } from './csv-feed.js';
import { googleFeed } from './google-feed.js';
import { heurekaFeed } from './heureka-feed.js';
import { katalogFeed } from './katalog-feed.js';

type Write = (offers: DemoOffer[], pictures: string, store: DemoStore) => string;

const WRITERS: Record<FeedKind, Write> = {
  katalog: katalogFeed,
  google: googleFeed,
  heureka: heurekaFeed,
  csv: csvFeed,
};

/** The offers of a store as its feed has them: with the store's deviations. */
export function sentOffers(store: DemoStore): DemoOffer[] {
  const offers = demoOffers().get(store)!;
  const changed = new Map(
    DEVIATIONS[store.slug]!.map(([type, nth, change]) => {
      const offer = offers.filter(({ product }) => product.type.id === type)[nth - 1];
      if (!offer) throw new Error(`${store.name} sells no ${type} ${nth}`);
      return [offer, { ...offer, ...change(offer, offers) }];
    }),
  );
  // the newest products come from several categories
  const sent = offers.map((offer) => changed.get(offer) ?? offer);
  return new Chance(`feed of ${store.slug}`).shuffle(sent);
}

export const feedFileName = ({ slug, feed }: DemoStore) => `${slug}.${feed === 'csv' ? 'csv' : 'xml'}`;

/** The feed with this file name, with image URLs of this origin. */
export function storeFeed(fileName: string, origin: string): string | null {
  const store = DEMO_STORES.find((candidate) => feedFileName(candidate) === fileName);
  return store ? WRITERS[store.feed](sentOffers(store), `${origin}/pictures`, store) : null;
}
