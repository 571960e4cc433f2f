/**
 * Parts of Inertia's adapter that the build separates from the code of every page: see
 * scripts/vite-adapter-parts.ts.
 */
declare module '@inertiajs/react?apart' {
  export { Link, useForm, usePoll } from '@inertiajs/react';
}
declare module '@inertiajs/react?scroll' {
  export { InfiniteScroll } from '@inertiajs/react';
}
