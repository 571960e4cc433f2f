import pg, { type ClientConfig } from 'pg';
import { currentSpan, type Span } from './span.js';

type ClientClass = new (config?: ClientConfig) => pg.Client;
type Query = (...args: unknown[]) => unknown;

const MAX_TEXT = 1_000;
const COMMENT = /--[^\n]*/g;
const LITERAL = /'(?:[^']|'')*'/g;

/** A client whose statements are spans of the request or job that runs them. */
export function tracedClient(Client: ClientClass): ClientClass {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super(config);
      const query = super.query.bind(this) as Query;
      this.query = ((...args: unknown[]) => trace(query, args)) as pg.Client['query'];
    }
  };
}

function trace(query: Query, args: unknown[]): unknown {
  const span = currentSpan()?.beginStatement();
  if (!span) return query(...args);
  const end = ender(span, textOf(args[0]));
  const callback = args.at(-1);
  if (typeof callback === 'function')
    return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
      end(error);
      (callback as Query)(error, ...rest);
    });
  const answer = query(...args);
  if (answer instanceof Promise) answer.then(() => end(), end);
  // a stream of COPY
  else (answer as NodeJS.ReadableStream).once('error', end).once('close', () => end());
  return answer;
}

function ender(span: Span, text: string) {
  let hasEnded = false;
  return (error?: unknown) => {
    if (hasEnded) return;
    hasEnded = true;
    const { code } = (error ?? {}) as { code?: unknown };
    span.end(
      nameOf(text),
      {
        'db.system.name': 'postgresql',
        'db.query.text': text,
        ...(code !== undefined && { 'error.type': String(code) }),
      },
      Boolean(error),
    );
  };
}

/** The first word: names with tables and columns would be as many as statements. */
const nameOf = (text: string) => /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';

/** Without values: parameters are apart, and literals are left out. */
function textOf(statement: unknown): string {
  const text =
    typeof statement === 'string'
      ? statement
      : ((statement as { text?: string; cursor?: { text?: string } }).text ?? '');
  return text.replace(COMMENT, '').replace(LITERAL, '?').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}
