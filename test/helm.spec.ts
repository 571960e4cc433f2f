import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../src/core/config/config.js';
import { SECRETS } from '../src/core/config/secrets.js';
import { type Pod, type Rendered, type RenderedChart, renderChart } from './support/helm/render-chart.mjs';

/** Helm runs as a library of Java, which Maven brings: as OpenSearch in tests. */
const describeWithJava =
  process.env.HAS_OPENSEARCH || process.env.REQUIRE_SERVERS === '1' ? describe : describe.skip;

const SMALLEST = `
settings: { PUBLIC_URL: 'https://katalog.example', FIREBASE_PROJECT_ID: katalog-example }
secret: { name: katalog-secrets }
storage: { claim: katalog-files }
`;
const ALL = `
image: { tag: 0.2.0 }
web: { tag: 0.1.0, autoscaling: { enabled: true } }
ingress: { enabled: true, className: nginx, host: katalog.example, tlsSecret: tls, annotations: { a: b } }
backup: { enabled: true, claim: archives, image: 'registry.example/age:1', recipient: age1xyz }
`;

const REFUSED: [message: string, values: string][] = [
  ['secret.name', SMALLEST.replace('katalog-secrets', "''")],
  ['storage.claim or settings.S3_BUCKET', SMALLEST.replace('katalog-files', "''")],
  ['settings.PUBLIC_URL', SMALLEST.replace('https://katalog.example', '')],
];

const podOf = ({ spec }: Rendered): Pod | undefined =>
  spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec;

describeWithJava('the Helm chart', () => {
  let folder: string;
  let charts: RenderedChart[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'values-'));
    charts = await render([[SMALLEST], [SMALLEST, ALL], ...REFUSED.map(([, values]) => [values])]);
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** One start of Java for all sets of values. */
  const render = (sets: string[][], change?: (chart: string) => void) =>
    renderChart(
      sets.map((values) => values.map(write)),
      change,
    );
  const write = (values: string) => {
    const file = join(folder, `${crypto.randomUUID()}.yaml`);
    writeFileSync(file, values);
    return file;
  };
  const find = (documents: Rendered[], kind: string, name: string) =>
    documents.find((document) => document.kind === kind && document.metadata.name === `katalog-${name}`)!;

  describe('with the smallest values', () => {
    let documents: Rendered[];
    let problems: string[];
    beforeAll(() => {
      ({ documents, problems } = charts[0]!);
    });

    it('has what an installation needs, in fields that Kubernetes has', () => {
      expect(problems).toEqual([]);
      expect(documents.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
        'ConfigMap katalog-settings',
        'Deployment katalog-web',
        'Deployment katalog-worker',
        'Job katalog-migrate',
        'PodDisruptionBudget katalog-web',
        'PodDisruptionBudget katalog-worker',
        'Service katalog-web',
      ]);
    });

    it('migrates before anything is replaced', () => {
      const { metadata, spec } = find(documents, 'Job', 'migrate');
      expect(metadata.annotations!['rendered/hook']).toBe('pre-install,pre-upgrade');
      expect(spec.template!.spec.containers[0]!.command).toEqual(['node', 'dist/src/migrate.js']);
    });

    it('contains each pod', () => {
      const pods = documents.flatMap((document) => podOf(document) ?? []);
      expect(pods).toHaveLength(3);
      for (const pod of pods) {
        expect(pod).toMatchObject({
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
        });
        for (const container of pod.containers) {
          expect(container.securityContext).toEqual({
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          });
          expect(container.resources?.limits?.memory).toBeTruthy();
          const volumes = new Set(pod.volumes.map(({ name }) => name));
          expect(container.volumeMounts!.filter(({ name }) => !volumes.has(name))).toEqual([]);
        }
      }
    });

    it.each([
      ['web', 'http', 30],
      ['worker', 'metrics', 60],
    ])('replaces each %s only by one that is ready, and lets it end its work', (role, port, seconds) => {
      const { spec } = find(documents, 'Deployment', role);
      expect(spec.strategy).toEqual({ rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } });
      expect(spec.template!.metadata.labels).toMatchObject(spec.selector!.matchLabels);
      const { terminationGracePeriodSeconds, containers } = spec.template!.spec;
      expect(terminationGracePeriodSeconds).toBeGreaterThan(seconds);
      expect(containers[0]).toMatchObject({
        startupProbe: { httpGet: { path: '/health/live', port } },
        readinessProbe: { httpGet: { path: '/health/ready', port } },
        livenessProbe: { httpGet: { path: '/health/live', port } },
      });
      const budget = find(documents, 'PodDisruptionBudget', role).spec;
      expect(budget).toMatchObject({ maxUnavailable: 1, selector: spec.selector });
    });

    it.each(['web', 'worker'] as const)('configures %s, with secrets in files only', (role) => {
      const settings = find(documents, 'ConfigMap', 'settings').data!;
      expect(SECRETS.filter((name) => name in settings)).toEqual([]);
      const values: Partial<Record<string, string>> = {
        DATABASE_URL: 'postgres://katalog:secret@postgres/katalog',
        REDIS_URL: 'redis://:secret@redis',
      };
      for (const name of SECRETS) writeFileSync(join(folder, name), values[name] ?? 'x'.repeat(40));
      const read = Object.entries(settings).map(([name, value]) => [
        name,
        value.replace('/run/secrets/katalog', folder),
      ]);
      const config = loadConfig(role, Object.fromEntries(read) as Record<string, string>);
      expect(config.databaseUrl).toBe(values['DATABASE_URL']);
      expect(config.metrics).toEqual({ token: 'x'.repeat(40), port: 9464, host: '0.0.0.0' });
      // the migration runs before the ConfigMap exists
      const { env } = find(documents, 'Job', 'migrate').spec.template!.spec.containers[0]!;
      expect(Object.fromEntries(env!.map(({ name, value }) => [name, value]))).toEqual(settings);
    });
  });

  it('has more on request, and keeps webs at the version before while workers are replaced', () => {
    const { documents, problems } = charts[1]!;
    expect(problems).toEqual([]);
    expect(documents.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['Ingress', 'HorizontalPodAutoscaler', 'CronJob']),
    );
    const imageOf = (kind: string, name: string) => podOf(find(documents, kind, name))!.containers[0]!.image;
    expect(imageOf('Deployment', 'web')).toBe('katalog:0.1.0');
    expect(imageOf('Deployment', 'worker')).toBe('katalog:0.2.0');
    expect(imageOf('Job', 'migrate')).toBe('katalog:0.2.0');
    expect(find(documents, 'Deployment', 'web').spec).not.toHaveProperty('replicas');
    const { initContainers, containers } = podOf(find(documents, 'CronJob', 'backup'))!;
    expect(initContainers![0]!.command).toEqual(['node', 'dist/scripts/backup.js', '/scratch/backup']);
    expect(containers[0]!.image).toBe('registry.example/age:1');
  });

  it('refuses values without what is needed', () => {
    expect(charts.slice(2).map(({ problems }) => problems)).toEqual(
      REFUSED.map(([message]) => [expect.stringContaining(message)]),
    );
  });

  it('is not checked in vain: an unknown field, and a value of another type, are found', async () => {
    const [chart] = await render([[SMALLEST]], (chart) => {
      const file = join(chart, 'templates/worker.yaml');
      writeFileSync(file, readFileSync(file, 'utf8').replace('readinessProbe:', 'readynessProbe:'));
      appendFileSync(
        join(chart, 'templates/settings.yaml'),
        '---\napiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: { name: wrong }\nspec: { selector: words }\n',
      );
    });
    expect(chart!.problems).toEqual([
      expect.stringContaining('PodDisruptionBudget: '),
      expect.stringMatching(/^Deployment: .*readynessProbe/),
    ]);
  });
});
