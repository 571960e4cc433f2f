import { type FunctionComponent, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { formatsFor } from '../i18n/format.js';

interface Setup<Props> {
  el: HTMLElement | null;
  App: FunctionComponent<Props>;
  props: Props;
}

/**
 * Takes over what the server has drawn, or draws it where that failed. As a transition it is done in slices, between
 * which the browser scrolls and answers; whoever clicks or types into the page before makes React finish at once.
 */
export function hydrateApp<Props extends object>({ el, App, props }: Setup<Props>): void {
  const root = el!;
  // a browser's first number takes longer than a slice, and cannot be cut
  formatsFor(document.documentElement.lang as Locale).number(0);
  setTimeout(() =>
    startTransition(() => {
      if (root.hasAttribute('data-server-rendered')) hydrateRoot(root, <App {...props} />);
      else createRoot(root).render(<App {...props} />);
    }),
  );
}
