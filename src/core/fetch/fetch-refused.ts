/** Why a URL could not be fetched; stable codes that are stored and translated. */
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

/** The error of safeFetch and its streams. The message contains no URL, which may contain credentials. */
export class FetchRefused extends Error {
  constructor(
    readonly code: FetchRefusalCode,
    readonly status: number | null = null,
    options?: ErrorOptions,
  ) {
    super(status ? `${code} ${status}` : code, options);
    this.name = 'FetchRefused';
  }

  /** Whether a later attempt may succeed. */
  get isTransient(): boolean {
    if (this.status) return this.status >= 500 || TRANSIENT_STATUSES.includes(this.status);
    return TRANSIENT.includes(this.code);
  }
}
