/** Header names of the protocol, in lower case like Node's. */
export const HEADER = {
  inertia: 'x-inertia',
  version: 'x-inertia-version',
  location: 'x-inertia-location',
  redirect: 'x-inertia-redirect',
  partialComponent: 'x-inertia-partial-component',
  partialData: 'x-inertia-partial-data',
  partialExcept: 'x-inertia-partial-except',
  reset: 'x-inertia-reset',
  exceptOnce: 'x-inertia-except-once-props',
  mergeIntent: 'x-inertia-infinite-scroll-merge-intent',
  precognition: 'precognition',
  precognitionSuccess: 'precognition-success',
  validateOnly: 'precognition-validate-only',
  /** An extension of ours: see `InertiaRequest.lane`. */
  lane: 'x-inertia-lane',
  /** An extension of ours: a write of an older build was not done. */
  refused: 'x-inertia-refused',
} as const;
