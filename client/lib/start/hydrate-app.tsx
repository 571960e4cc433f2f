import { type FunctionComponent, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { FOLLOWED } from '../errors/follow-errors.js';
import { formatsFor } from '../i18n/format.js';

interface Setup<Props> {
  el: HTMLElement | null;
  App: FunctionComponent<Props>;
  props: Props;
}

/**
 * Hydrates the server-rendered page, or renders it if the server could not. As a transition it runs in
 * slices, between which the browser responds; an earlier click or input makes React finish immediately.
 */
export function hydrateApp<Props extends object>({ el, App, props }: Setup<Props>): void {
  const root = el!;
  // the first number format of a browser takes longer than a slice, and cannot be divided
  formatsFor(document.documentElement.lang as Locale).number(0);
  setTimeout(() =>
    startTransition(() => {
      if (root.hasAttribute('data-server-rendered')) hydrateRoot(root, <App {...props} />, FOLLOWED);
      else createRoot(root, FOLLOWED).render(<App {...props} />);
    }),
  );
}
