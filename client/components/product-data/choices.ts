import type { PageProps } from '../../../src/core/inertia/pages.js';

/** What can be chosen in the form of a description. */
export type DataChoices = Pick<PageProps<'product-data/index'>, 'categories' | 'companies' | 'definitions'>;
