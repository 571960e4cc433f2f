import '../../styles/index.css';
import { layoutOf, resolvePage } from './inertia-pages.js';
import { LocaleLayout } from './locale-layout.js';

/** Options that the entries of browser and server share. */
export const inertiaApp = {
  resolve: resolvePage,
  layout: (name: string) => [LocaleLayout, layoutOf(name)],
  serverHead: true,
} as const;
