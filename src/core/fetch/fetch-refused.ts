/** Why an address could not be fetched; stable, kept in the database and translated. */
export const FETCH_REFUSALS = [
  'address_invalid',
  'address_not_allowed',
  'name_not_found',
  'too_many_redirects',
  'http_status',
  'too_large',
  'encoding_unknown',
  'timeout',
  'network',
  'aborted',
] as const;
export type FetchRefusalCode = (typeof FETCH_REFUSALS)[number];

const TRANSIENT: readonly FetchRefusalCode[] = ['name_not_found', 'timeout', 'network', 'aborted'];
const TRANSIENT_STATUSES = [408, 425, 429];

/** What safeFetch and its streams fail with. The message names no address, which could carry credentials. */
export class FetchRefused extends Error {
  constructor(
    readonly code: FetchRefusalCode,
    readonly status: number | null = null,
    options?: ErrorOptions,
  ) {
    super(status ? `${code} ${status}` : code, options);
    this.name = 'FetchRefused';
  }

  /** Whether another attempt, later, may do better. */
  get isTransient(): boolean {
    if (this.status) return this.status >= 500 || TRANSIENT_STATUSES.includes(this.status);
    return TRANSIENT.includes(this.code);
  }
}
