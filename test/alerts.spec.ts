import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const { groups } = parse(read('deploy/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap(({ rules }) => rules);

/** Metrics as the server names them, without the endings of a histogram. */
const METRICS = new Set(
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!spec)\.ts$/.test(file))
    .flatMap((file) => [...read(`src/${file}`).matchAll(/'(katalog_[a-z_]+)'/g)].map(([, name]) => name!)),
);
const metricsIn = (text: string) =>
  [...text.matchAll(/\bkatalog_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));

/** Rows of the two tables of operations.md, by their first cell. */
const operations = read('docs/operations.md');
const rowOf = (name: string) => operations.split('\n').find((line) => line.startsWith(`| \`${name}\``));
/** The row of a metric; a row may describe several. */
const describing = (name: string) =>
  operations
    .split('\n')
    .find((line) => line.startsWith('| `') && line.split('|')[1]!.includes(`\`${name}\``));

describe('deploy/alerts.yaml', () => {
  it('asks for metrics that exist', () => {
    expect(METRICS.size).toBeGreaterThan(15);
    const asked = rules.flatMap(({ expr }) => metricsIn(expr));
    expect(asked.length).toBeGreaterThanOrEqual(rules.length - 2);
    expect(asked.filter((name) => !METRICS.has(name))).toEqual([]);
  });

  it('is not compared in vain', () => {
    expect(METRICS.has('katalog_queue_oldest_waiting_seconds')).toBe(true);
    expect(METRICS.has('katalog_queue_oldest_waiting')).toBe(false);
  });

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    'explains %s, with its threshold',
    (alert, rule) => {
      const row = rowOf(alert)!;
      expect(row).toBeDefined();
      const threshold = / (?:>|==) ([\d.e]+)\s*$/.exec(rule.expr)![1]!;
      expect([alert, row.split('|')[2]]).toEqual([alert, expect.stringContaining(threshold)]);
      expect(['page', 'ticket']).toContain(rule.labels.severity);
      expect(row.split('|')[3]!.trim()).toBe(rule.labels.severity);
    },
  );

  it('names labels that the metrics have', () => {
    const wrong = rules.flatMap(({ alert, expr }) =>
      [...expr.matchAll(/(katalog_[a-z_]+)\{(\w+)=~?"([^"]+)"/g)].flatMap(([, name, label, value]) => {
        const row = describing(metricsIn(name!)[0]!) ?? '';
        const isKnown = row.includes(`\`${label}\``);
        return isKnown ? [] : [`${alert}: ${label}="${value}"`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

it('operations.md describes every metric', () => {
  expect([...METRICS].filter((name) => !describing(name))).toEqual([]);
});
