import { usePage } from '@inertiajs/react';
import type { SharedProps } from '../../src/core/inertia/pages.js';

/** The props of every page: language, URLs, categories, the user. */
export function useShared(): SharedProps {
  return usePage().props as unknown as SharedProps;
}
