import { type FunctionComponent, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FOLLOWED } from '../errors/follow-errors.js';
import { loadLanguageData } from '../i18n/language-data.js';

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
  loadLanguageData(() =>
    startTransition(() => {
      if (root.hasAttribute('data-server-rendered')) hydrateRoot(root, <App {...props} />, FOLLOWED);
      else createRoot(root, FOLLOWED).render(<App {...props} />);
    }),
  );
}
