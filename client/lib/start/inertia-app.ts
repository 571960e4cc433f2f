import '../../styles/index.css';
import { layoutOf, resolvePage } from './inertia-pages.js';
import { LocaleLayout } from './locale-layout.js';

/** What the browser's entry and the server's have in common. */
export const inertiaApp = {
  resolve: resolvePage,
  layout: (name: string) => [LocaleLayout, layoutOf(name)],
  serverHead: true,
} as const;
