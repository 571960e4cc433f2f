import { Matches } from 'class-validator';

/** `{queue}` of an address: a name in lower-case words. */
export class QueueParams {
  @Matches(/^[a-z-]{1,40}$/)
  queue: string;
}
