/** Header names of the protocol, in the lower case in which Node gives them. */
export const HEADER = {
  inertia: 'x-inertia',
  version: 'x-inertia-version',
  location: 'x-inertia-location',
  redirect: 'x-inertia-redirect',
  partialComponent: 'x-inertia-partial-component',
  partialData: 'x-inertia-partial-data',
  partialExcept: 'x-inertia-partial-except',
  reset: 'x-inertia-reset',
  errorBag: 'x-inertia-error-bag',
  exceptOnce: 'x-inertia-except-once-props',
  mergeIntent: 'x-inertia-infinite-scroll-merge-intent',
  precognition: 'precognition',
  precognitionSuccess: 'precognition-success',
  validateOnly: 'precognition-validate-only',
  /** Not the protocol's but ours: see `InertiaRequest.lane`. */
  lane: 'x-inertia-lane',
  /** Ours, too: what was sent with an older build has not been done. */
  refused: 'x-inertia-refused',
} as const;
