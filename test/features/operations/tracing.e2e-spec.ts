import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Metrics } from '../../../src/core/metrics/metrics.js';
import { Tracing } from '../../../src/core/tracing/tracing.js';
import { aFeed } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { type CollectedSpan, startCollector } from '../../support/servers/collector.js';
import { logOfWeb, ownWebEnvironment } from '../../support/servers/web-log.js';
import { until } from '../../support/until.js';

const [SERVER, CLIENT, CONSUMER] = [2, 3, 5];

describe('traces', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let katalog: Katalog;

  beforeAll(async () => {
    collector = await startCollector();
    katalog = await Katalog.start({
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret',
        TRUST_PROXY: 'false',
      },
    });
  });
  afterAll(async () => {
    await katalog?.close();
    collector?.close();
  });

  /** Waits for a span, which is sent some seconds after its end. */
  const found = (of: (span: CollectedSpan) => boolean) =>
    until(() => Promise.resolve(collector.spans.find(of)), { holds: (span) => span !== undefined }).then(
      (span) => span!,
    );
  const childrenOf = ({ spanId }: CollectedSpan) =>
    collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

  /** An upload's spans and its job's. */
  async function tracesOfImport(store: Store): Promise<[request: CollectedSpan, job: CollectedSpan]> {
    const known = new Set(collector.spans);
    await katalog.import(store, aFeed([{ productCode: crypto.randomUUID(), name: 'Zeleni čaj' }]));
    const request = await found(
      (span) => !known.has(span) && span.name.startsWith('POST /api/products/import/'),
    );
    const job = await found(({ name, traceId }) => name === 'imports run' && traceId === request.traceId);
    for (const app of [katalog.app, katalog.work]) await app.get(Tracing).onApplicationShutdown();
    return [request, job];
  }

  it('have the request, its statements, the job that it queues, and the statements of that', async () => {
    const store = await katalog.store();
    let [request, job] = await tracesOfImport(store);
    // a worker that looks for open work at that moment finds the run before its job, and begins a trace of its own
    for (let tries = 0; tries < 5 && !childrenOf(job).some(({ name }) => name === 'insert'); tries++)
      [request, job] = await tracesOfImport(store);

    expect(request).toMatchObject({
      kind: SERVER,
      service: 'katalog-web',
      attributes: { 'http.request.method': 'POST', 'http.response.status_code': '202' },
      status: { code: 0 },
    });
    expect(request.parentSpanId).toBeUndefined();
    expect(job).toMatchObject({
      kind: CONSUMER,
      service: 'katalog-worker',
      parentSpanId: request.spanId,
      attributes: { 'messaging.destination.name': 'imports' },
    });
    for (const span of [request, job]) {
      const statements = childrenOf(span).filter(({ kind }) => kind === CLIENT);
      expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert', 'select']));
      expect(statements.every(({ traceId }) => traceId === request.traceId)).toBe(true);
      for (const each of statements) {
        expect(BigInt(each.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
        expect(BigInt(each.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(each.startTimeUnixNano));
      }
    }
    expect(childrenOf(job).some(({ attributes }) => attributes['db.query.text']!.includes('products'))).toBe(
      true,
    );
    expect(collector.headers['authorization']).toBe('Bearer secret');
  });

  it('contain no personal data, feed data or queries', async () => {
    const store = await katalog.store('Trgovina Zasebno');
    await katalog.import(store, aFeed([{ productCode: 'SKRIVNA-KODA', name: 'Skrivni izdelek' }]));
    const visitor = katalog.visitor();
    await visitor.get('/iskanje/izdelki/rezultati/skrivno%20iskanje?query=skrivno');
    await visitor.get('/neznano/skrivno?e=oseba@example.com');
    await found(({ name }) => name === 'GET none');
    await found(({ name }) => name === 'GET /iskanje/izdelki/rezultati/*');
    for (const secret of ['SKRIVNA', 'krivn', '@', 'Zasebno', 'session='])
      expect([secret, collector.text.includes(secret)]).toEqual([secret, false]);
  });

  it('mark failed statements, and limit the statements of one job', async () => {
    const span = katalog.app.get(Tracing).begin('consumer', undefined)!;
    for (let count = 0; count < 1_200; count++) span.beginStatement()?.end('select', {}, count === 0);
    span.end('many', {}, false);
    const many = await found(({ name }) => name === 'many');
    expect(many.attributes['katalog.statements.dropped']).toBe('200');
    await until(() => Promise.resolve(childrenOf(many).length), { holds: (count) => count === 1_000 });
    expect(childrenOf(many).filter(({ status }) => status.code === 2)).toHaveLength(1);
  });

  it('start a new trace unless a trusted proxy names one', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await fetch(`${katalog.origin}/zasebnost-ni`, { headers: { traceparent } });
    await found(({ name }) => name === 'GET none');
    expect(collector.text).not.toContain('a'.repeat(32));
  });

  it('are dropped and counted if the collector refuses them, and no request waits', async () => {
    collector.status = 400;
    expect((await fetch(`${katalog.origin}/health/live`)).status).toBe(200);
    await katalog.app.get(Tracing).onApplicationShutdown();
    const dropped = /^katalog_trace_dropped_total\{.*\} (\d+)$/m.exec(
      await katalog.app.get(Metrics).registry.metrics(),
    );
    expect(Number(dropped?.[1])).toBeGreaterThan(0);
    collector.status = 200;
    const before = collector.spans.length;
    await fetch(`${katalog.origin}/health/live`);
    await until(() => Promise.resolve(collector.spans.length), { holds: (count) => count > before });
  });
});

describe('a web process', () => {
  let own: Awaited<ReturnType<typeof ownWebEnvironment>>;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  beforeAll(async () => {
    [own, collector] = await Promise.all([ownWebEnvironment(), startCollector()]);
  });
  afterAll(async () => {
    await own?.drop();
    collector?.close();
  });

  /** The log of a process that answers one request, and the files that it has loaded. */
  async function run(settings: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), 'loaded-'));
    try {
      const { lines } = await logOfWeb(
        { ...own.environment, ...settings, NODE_V8_COVERAGE: folder },
        async (origin) => {
          const traceparent = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`;
          await (await fetch(`${origin}/health/live`, { headers: { traceparent } })).text();
        },
      );
      const coverage = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
      const files = coverage.flatMap((report) =>
        (JSON.parse(report) as { result: { url: string }[] }).result.map(({ url }) => url),
      );
      return { request: lines.find(({ msg }) => msg === 'request')!, files };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const ofTracing = (files: string[]) =>
    files.flatMap((url) => /core\/tracing\/([\w.-]+)\.js$/.exec(url)?.[1] ?? []).sort();

  it('continues the trace that a trusted proxy names, with its id in the log', async () => {
    const { request, files } = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    expect(request).toMatchObject({ traceId: 'c'.repeat(32), requestId: expect.any(String) });
    expect(collector.spans.find(({ name }) => name === 'GET /health/live')).toMatchObject({
      traceId: 'c'.repeat(32),
      parentSpanId: 'd'.repeat(16),
    });
    expect(ofTracing(files)).toContain('otlp-spans');
  });

  it('loads no SDK and logs no trace without a collector', async () => {
    const { request, files } = await run({});
    expect(request).not.toHaveProperty('traceId');
    expect(files.length).toBeGreaterThan(500);
    expect(ofTracing(files)).toEqual(['span', 'traced-client', 'tracing', 'tracing.module']);
    // prom-client loads the names that OpenTelemetry gives to things, and uses none of them
    const packages = files.flatMap((url) => /@opentelemetry\/[\w-]+/.exec(url)?.[0] ?? []);
    expect([...new Set(packages)].filter((name) => name !== '@opentelemetry/api')).toEqual([]);
  });
});
