import { router } from '@inertiajs/react';
import type { SharedProps } from '../../../src/core/inertia/pages.js';

/** Reports page views to configured analytics; does not load an external script. */
export function followPages(): void {
  let measure: Promise<typeof import('./measure.js')> | undefined;
  router.on('navigate', ({ detail: { page } }) => {
    const { consent } = page.props as unknown as SharedProps;
    if (!consent.isUsed) return;
    measure ??= import('./measure.js').then((module) => (module.startMeasuring(), module));
    // when it cannot be loaded, only the measurement is missing
    measure.then(({ recordArrival: arrive }) => arrive(page)).catch(() => {});
  });
}
