/**
 * The actions that are counted together. `recipient`: by a hash of the e-mail address that gets a mail;
 * `everybody`: all of them.
 */
export type RateSubject = 'address' | 'account' | 'store' | 'recipient' | 'everybody';

/** A limit of actions within a time. */
export interface Rate {
  /** The action in lower-case words; each name counts separately. */
  name: string;
  per: RateSubject;
  max: number;
  seconds: number;
}

/** All limits of the application. */
export const RATES: Rate[] = [];

/** @throws Error when the name is taken: two limits would share a count */
export function defineRate(rate: Rate): Rate {
  if (RATES.some(({ name }) => name === rate.name)) throw new Error(`Two limits are called ${rate.name}`);
  RATES.push(rate);
  return rate;
}
