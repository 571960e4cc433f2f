import type { PageProps } from '../../../src/core/inertia/pages.js';

/** The choices in the form of a description. */
export type DataChoices = Pick<PageProps<'product-data/index'>, 'categories' | 'companies' | 'definitions'>;
