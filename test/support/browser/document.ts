import { decodeHTML } from 'entities';
import type { PageObject } from '../../../src/core/inertia/protocol/page-metadata.js';

/** An HTML document, read as somebody without JavaScript, a search engine or Inertia's client reads it. */
export interface Document {
  status: number;
  source: string;
  /** The tags of the head. */
  head: string;
  /** The drawn body: no data, no scripts. */
  body: string;
  /** What there is to read in the body, each piece of white space one blank. */
  text: string;
  title: string;
  lang: string;
  /** Address to text of every link in the body. */
  links: Map<string, string>;
  /** The elements of structured data. */
  jsonLd: Record<string, unknown>[];
  /** What Inertia's client would begin with. */
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

/** As a browser ends them: at the first closing tag, whatever stands in the data. */
function scriptsOf(source: string, type: string): unknown[] {
  const elements = source.matchAll(new RegExp(`<script[^>]*type="${type}"[^>]*>(.*?)</script`, 'gis'));
  return [...elements].map(([, content]) => JSON.parse(content!) as unknown);
}

/** What a `<meta>` of the head says. */
export function metaOf({ head }: Document, name: string): string | undefined {
  const element = [...head.matchAll(/<meta[^>]*>/g)].find(([meta]) =>
    new RegExp(`(?:name|property)="${name}"`).test(meta),
  );
  const content = element && /\scontent="([^"]*)"/.exec(element[0])?.[1];
  return content === undefined ? undefined : decodeHTML(content);
}
