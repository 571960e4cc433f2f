import type { IncomingMessage } from 'node:http';

/** Reads the commands of a page as Google's tag does, and reports each of them, unless it is disabled. */
export const TAG = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const collect = new URL('/collect', document.currentScript.src);
  let order = 0;
  const send = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]' || window['ga-disable-' + id]) return;
    // requests may overtake each other
    navigator.sendBeacon(collect, JSON.stringify({ at: performance.timeOrigin, order: order++, command: [...command] }));
  };
  const layer = window.dataLayer;
  layer.splice(0).forEach(send);
  layer.push = (command) => send(command);
})()`;
/** Reports each page on which it runs; a visit within the site changes the address without a new document. */
const MARKETING = `(() => {
  const seen = new URL('/seen', document.currentScript.src);
  let path;
  const report = () => {
    if (path === location.pathname) return;
    path = location.pathname;
    navigator.sendBeacon(seen, path);
  };
  report();
  setInterval(report, 500);
})()`;
const MAX_EVENTS = 500;
const MAX_BYTES = 16_000;

interface ReceivedEvent {
  at: Date;
  tool: 'analytics' | 'marketing';
  name: string;
  payload: string;
}

/**
 * Substitutes for an analytics tag and a marketing script, so that the demo shows the effect of consent: the
 * scripts, and the newest events that they sent, in memory.
 */
export class DemoTags {
  private readonly events: ReceivedEvent[] = [];

  /** The script at a path; undefined: none. */
  script(path: string): string | undefined {
    return { '/gtag/js': TAG, '/marketing.js': MARKETING }[path];
  }

  /** Stores the event in a request's body; false if the path is not one of the scripts' targets. */
  async receive(path: string, request: IncomingMessage): Promise<boolean> {
    if (path !== '/collect' && path !== '/seen') return false;
    const body = await bodyOf(request);
    const event = path === '/seen' ? visited(body) : commanded(body);
    if (event) this.events.unshift({ at: new Date(), ...event });
    this.events.length = Math.min(this.events.length, MAX_EVENTS);
    return true;
  }

  /** A page with the events, the newest first. */
  page(): string {
    const rows = this.events.map(
      ({ at, tool, name, payload }) =>
        `<tr><td>${at.toISOString().slice(11, 23)}</td><td>${tool}</td><td>${escaped(name)}</td><td><pre>${escaped(payload)}</pre></td></tr>`,
    );
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Events of Katalog</title><style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid #ccc; padding: 0.5rem; text-align: left; vertical-align: top }
  pre { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
</style><h1>Events of Katalog</h1>
<p>The demo has stand-ins for an analytics tag and a marketing script. Browsers load them only after consent; this page lists what they send (UTC, at most the last ${MAX_EVENTS} events since the start). Reload it to see new ones.</p>
${rows.length ? `<table><thead><tr><th scope="col">Time</th><th scope="col">Tool</th><th scope="col">Event</th><th scope="col">Payload</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>` : '<p>None yet.</p>'}</html>`;
  }
}

const visited = (path: string): Omit<ReceivedEvent, 'at'> => ({
  tool: 'marketing',
  name: 'page',
  payload: path,
});

/** A command of the tag, for example `["event", "PRODUCT_CLICK", { … }]`; null for another body. */
function commanded(body: string): Omit<ReceivedEvent, 'at'> | null {
  try {
    const { command } = JSON.parse(body) as { command: unknown[] };
    const [name, ...values] = command;
    return {
      tool: 'analytics',
      name: typeof values[0] === 'string' ? `${String(name)} ${values.shift() as string}` : String(name),
      payload: values.map((value) => JSON.stringify(value, null, 2)).join('\n'),
    };
  } catch {
    return null;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= MAX_BYTES) parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
