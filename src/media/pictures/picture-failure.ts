import { FETCH_REFUSALS } from '../../core/fetch/fetch-refused.js';
import { Invalid, type MessageValues } from '../../core/errors/domain-errors.js';
import { MAX_BYTES, MAX_PIXELS, MAX_SIDE } from './picture-limits.js';
import { PICTURE_REFUSALS } from './picture-refused.js';

/** Every code that the column `failure` can hold; each has a text `media.failure.<code>`. */
export const PICTURE_FAILURES = [
  ...PICTURE_REFUSALS,
  ...FETCH_REFUSALS,
  // the address answered 404 or 410
  'not_found',
  // the worker crashed at each attempt
  'interrupted',
  // an upload whose file is gone
  'lost',
  // it is pending deletion
  'removed',
] as const;
export type PictureFailure = (typeof PICTURE_FAILURES)[number];

const GONE = [404, 410];

/** Values of the messages. */
const LIMITS: Partial<Record<string, MessageValues>> = {
  too_large: { megabytes: Math.round(MAX_BYTES / 1024 ** 2) },
  too_many_pixels: { megapixels: Math.round(MAX_PIXELS / 1e6), side: MAX_SIDE },
};

/** The message of a stored failure, `code` or `code:status`. */
export function failureMessage(failure: string): { code: string; key: string; values: MessageValues } {
  const [kept, status] = failure.split(':');
  const code = GONE.includes(Number(status)) ? 'not_found' : kept!;
  return { code, key: `media.failure.${code}`, values: { ...LIMITS[code], ...(status && { status }) } };
}

/** @throws Invalid at the field that selects a failed picture */
export function assertNotFailed(
  { status, failure }: { status: string; failure: string | null },
  field: string,
): void {
  if (status !== 'failed') return;
  const { key, values } = failureMessage(failure!);
  throw Invalid.because(field, key, values);
}
