import { usePage } from '@inertiajs/react';
import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import type {
  MappingTarget,
  NEEDED_TARGETS,
} from '../../../../../src/import/stored-mappings/mapping-rules.js';

/** Without these an item is no product. */
const NEEDED_ONES: (typeof NEEDED_TARGETS)[number][] = ['name', 'price', 'link'];
export const NEEDED: readonly MappingTarget[] = NEEDED_ONES;

/** The possible targets of a field, required ones first. */
export const useTargets = () => (usePage().props as unknown as PageProps<'import/format'>).targets;
