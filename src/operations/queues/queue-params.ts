import { Matches } from 'class-validator';

/** `{queue}` of a path: lower-case words. */
export class QueueParams {
  @Matches(/^[a-z-]{1,40}$/)
  queue: string;
}
