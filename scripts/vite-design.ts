import type { Plugin } from 'vite';
import { type Locale, LOCALES } from '../src/core/i18n/locales.js';

const PATH = '/_design';

/** Serves the components of the design system at `/_design`, `?language=en` in English; in development only. */
export function designPage(): Plugin {
  return {
    name: 'design-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(PATH, (request, response, next) => {
        const asked = new URL(request.url!, 'http://localhost').searchParams.get('language');
        const locale = LOCALES.find((known) => known === asked) ?? LOCALES[0];
        server
          .ssrLoadModule('/client/design/gallery.tsx')
          .then(({ gallery }) => (gallery as (locale: Locale) => Promise<string>)(locale))
          .then((html) =>
            response.setHeader('content-type', 'text/html; charset=utf-8').end(documentOf(locale, html)),
          )
          .catch(next);
      });
    },
  };
}

const documentOf = (locale: Locale, body: string) => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Design</title>
<link rel="stylesheet" href="/client/styles/index.css">
<link rel="stylesheet" href="/client/styles/admin/admin.css"></head>
<body>${body}</body>
</html>`;
