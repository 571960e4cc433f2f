import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP has it, with its attributes as one object. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code?: number };
  service: string;
  attributes: Record<string, string>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

/** A collector of OpenTelemetry that keeps what it is sent by OTLP over HTTP, in JSON. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const collector = { spans, text: '', headers: {} as Record<string, unknown>, status: 200 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.writeHead(request.url === '/v1/traces' ? collector.status : 404).end('{}');
      if (collector.status !== 200) return;
      collector.headers = request.headers;
      collector.text += body;
      for (const { resource, scopeSpans } of (JSON.parse(body) as ExportRequest).resourceSpans)
        for (const span of scopeSpans.flatMap(({ spans }) => spans))
          spans.push({
            ...span,
            service: toObject(resource.attributes)['service.name']!,
            attributes: toObject(span.attributes),
          });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(collector, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

const toObject = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? String(value.intValue ?? 'of another type'),
    ]),
  );
