import { decodeHTML } from 'entities';
import type { PageObject } from '../../../src/core/inertia/protocol/page-metadata.js';

/** An HTML document as a browser without JavaScript, a search engine or Inertia's client sees it. */
export interface Document {
  status: number;
  source: string;
  /** The tags of the head. */
  head: string;
  /** The rendered body: no data, no scripts. */
  body: string;
  /** The text of the body, with white space collapsed. */
  text: string;
  title: string;
  lang: string;
  /** Text of every link in the body by URL. */
  links: Map<string, string>;
  /** The structured data elements. */
  jsonLd: Record<string, unknown>[];
  /** The page object with which Inertia's client starts. */
  page: PageObject;
}

export function readDocument(status: number, source: string): Document {
  const head = /<head>(.*?)<\/head>/s.exec(source)?.[1] ?? '';
  const body = withoutScripts(/<body[^>]*>(.*)<\/body>/s.exec(source)?.[1] ?? '');
  return {
    status,
    source,
    head,
    body,
    text: textOf(body),
    title: textOf(/<title[^>]*>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    lang: /<html[^>]* lang="([^"]*)"/.exec(source)?.[1] ?? '',
    links: new Map(
      [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, content]) => [
        decodeHTML(href!),
        textOf(content!),
      ]),
    ),
    jsonLd: scriptsOf(source, 'application/ld\\+json') as Record<string, unknown>[],
    get page() {
      return scriptsOf(source, 'application/json')[0] as PageObject;
    },
  };
}

/** The `href` of a `<link>` of the head. */
export function linkOf({ head }: Document, marks: string): string | undefined {
  const element = [...head.matchAll(/<link[^>]*>/g)].find(([link]) => link.includes(marks));
  const href = element && /\shref="([^"]*)"/.exec(element[0])?.[1];
  return href && decodeHTML(href);
}

function withoutScripts(html: string): string {
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
}

function textOf(html: string): string {
  const whole = html
    .replace(/<!--.*?-->/gs, '')
    // cents and currency are set small, but belong to the price
    .replace(/(?<=\d)<small>|<\/small>(?=\d)/g, '');
  return decodeHTML(whole.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Scripts end at the first closing tag, like in browsers. */
function scriptsOf(source: string, type: string): unknown[] {
  const elements = source.matchAll(new RegExp(`<script[^>]*type="${type}"[^>]*>(.*?)</script`, 'gis'));
  return [...elements].map(([, content]) => JSON.parse(content!) as unknown);
}

/** The content of a `<meta>` of the head. */
export function metaOf({ head }: Document, name: string): string | undefined {
  const element = [...head.matchAll(/<meta[^>]*>/g)].find(([meta]) =>
    new RegExp(`(?:name|property)="${name}"`).test(meta),
  );
  const content = element && /\scontent="([^"]*)"/.exec(element[0])?.[1];
  return content === undefined ? undefined : decodeHTML(content);
}
