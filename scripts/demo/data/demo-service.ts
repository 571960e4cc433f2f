import type { ColourId } from './colours.js';
import type { Pair } from './words.js';

/** A service of a demo store. */
export interface DemoService {
  /** Slug of the store. */
  store: string;
  code: string;
  /** Of `DEMO_SERVICE_CATEGORIES`. */
  category: string;
  name: Pair;
  texts: readonly Pair[];
  /** EUR. */
  price: number;
  regularPrice?: number;
  /** Whether an appointment is booked on the store's page; else visitors call or write. */
  online: boolean;
  /** The area, if the service comes to the customer; else it is at the store. */
  comesTo?: Pair;
  /** The duration of the service. */
  takes: Pair;
  picture: readonly [artist: string, colour: ColourId, variant: number];
}
