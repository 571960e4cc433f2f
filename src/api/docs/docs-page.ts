import { escapeHtml } from '../../core/inertia/document/html.js';

/** Vendored files of the page, with their types. */
export const VENDORED: Record<string, string> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

/** Renders the document; with a session on the site, operations can be tried out. */
export const START_SCRIPT = `\
const cookie = (name) =>
  document.cookie.split('; ').find((pair) => pair.startsWith(name + '='))?.slice(name.length + 1);
window.SwaggerUIBundle({
  url: '/api/docs-json',
  dom_id: '#docs',
  deepLinking: true,
  displayOperationId: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  requestInterceptor(request) {
    const token = cookie('__Host-XSRF-TOKEN') ?? cookie('XSRF-TOKEN');
    if (token && request.url.startsWith(location.origin)) request.headers['X-XSRF-TOKEN'] = decodeURIComponent(token);
    return request;
  },
});
`;

/** A static document outside the layouts of the product. */
export function docsPage(appName: string): string {
  const script = (file: string) => `<script src="/api/docs/${file}" defer></script>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API · ${escapeHtml(appName)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
${script('swagger-ui-bundle.js')}
${script('start.js')}
</head>
<body><main id="docs"></main></body>
</html>
`;
}
