import { router } from '@inertiajs/react';
import type { SharedProps } from '../../../src/core/inertia/pages.js';

/** Tells what measures of each page, where something that measures is set up; it loads nothing of others by itself. */
export function followPages(): void {
  let measure: Promise<typeof import('./measure.js')> | undefined;
  router.on('navigate', ({ detail: { page } }) => {
    const { consent } = page.props as unknown as SharedProps;
    if (!consent.isUsed) return;
    measure ??= import('./measure.js').then((module) => (module.startMeasuring(), module));
    // where it cannot be loaded nothing is measured, and nothing else is missing
    measure.then(({ arrive }) => arrive(page)).catch(() => {});
  });
}
