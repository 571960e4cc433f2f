import type { ComponentType } from 'react';

/** Pages of the admin area, with all others. */
export const ALL_PAGES = import.meta.glob<{ default: ComponentType }>('../../pages/**/*.tsx');
