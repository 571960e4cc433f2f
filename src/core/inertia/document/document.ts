import type { FastifyRequest } from 'fastify';
import type { DocumentOptions } from '../inertia-options.js';
import type { PageObject } from '../protocol/page-metadata.js';
import type { SsrResult } from './client-build.js';
import { attributesOf, scriptText, tag } from './html.js';

/** `id` of the mount element, the default of the client library. */
const ROOT_ID = 'app';

interface DocumentContent {
  page: PageObject;
  /** HTML tags that load the client. */
  tags: string[];
  /** null: the browser renders the page. */
  rendered: SsrResult | null;
}

/** The whole HTML document of a first visit. */
export function renderDocument(
  { page, tags, rendered }: DocumentContent,
  options: DocumentOptions,
  request: FastifyRequest,
): string {
  const head = rendered?.head.length ? rendered.head : fallbackHead(page, options, request);
  const html = attributesOf({ lang: options.lang(request), ...options.attributes?.(request) });
  return [
    `<!doctype html>\n<html${html}>\n<head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...tags,
    ...(options.head?.(request) ?? []),
    ...head,
    `</head>\n<body>${rendered?.body ?? clientBody(page)}</body>\n</html>\n`,
  ].join('\n');
}

function clientBody(page: PageObject): string {
  const json = scriptText(JSON.stringify(page));
  return `<script data-page="${ROOT_ID}" type="application/json">${json}</script><div id="${ROOT_ID}"></div>`;
}

/** Without SSR: the server prints the head as the client would, so the client adopts it. */
function fallbackHead({ props }: PageObject, options: DocumentOptions, request: FastifyRequest): string[] {
  const strings = Array.isArray(props.head) ? props.head : [];
  const head = strings
    .filter((item): item is string => typeof item === 'string' && item.trim() !== '')
    .map((item, index) => withInertiaAttribute(item.trim(), index));
  if (!options.title || head.some((item) => item.startsWith('<title'))) return head;
  return [tag('title', { 'data-inertia': '' }, options.title(request)), ...head];
}

/** The client library's key of tags without one. */
function withInertiaAttribute(html: string, index: number): string {
  const open = /^<[^>]*>/.exec(html)?.[0] ?? '';
  if (/\sdata-inertia[\s=>/]/.test(open)) return html;
  return html.replace(/^<([a-z-]+)/i, `<$1 data-inertia="server-head-${index}"`);
}

/** The document for when even the error page cannot be rendered. */
export function plainErrorDocument(status: number): string {
  return `<!doctype html>\n<html><head><meta charset="utf-8"><title>${status}</title></head><body><h1>${status}</h1></body></html>\n`;
}
