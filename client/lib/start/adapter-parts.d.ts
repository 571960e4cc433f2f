/** Parts of Inertia's adapter that the build keeps out of what every page loads: see scripts/vite-adapter-parts.ts. */
declare module '@inertiajs/react?apart' {
  export { Link, useForm, usePoll } from '@inertiajs/react';
}
