import { usePage } from '@inertiajs/react';
import type { SharedProps } from '../../src/core/inertia/pages.js';

/** The props that every page has: language, addresses, categories, the person. */
export function useShared(): SharedProps {
  return usePage().props as unknown as SharedProps;
}
