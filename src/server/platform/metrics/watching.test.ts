import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { useTestApp } from '../../testing/app';
import { samplesOf, type Sample } from '../../testing/metrics';
import { packageRoot } from '../config/packageRoot';
import { watchProcess } from './process';

const TOKEN = 't'.repeat(32);
const scheduledBackups = { target: path.join(tmpdir(), 'stepwell-none'), everyHours: 24, keep: 7 };
const test = useTestApp({ config: { metricsToken: TOKEN, scheduledBackups } });

const textOf = (file: string) => readFileSync(path.join(packageRoot(), file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const { groups } = parse(textOf('scripts/deploy/watching/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const dashboard = JSON.parse(textOf('scripts/deploy/watching/dashboard.json')) as {
  panels: Panel[];
  annotations: { list: { name: string; expr: string }[] };
};

const expressions: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }): [string, string] => [title, expr])),
  ...dashboard.annotations.list.map(({ name, expr }): [string, string] => [name, expr]),
];

interface Selector {
  metric: string;
  matchers: { label: string; operator: string; value: string }[];
}

function read(expr: string): { selectors: Selector[]; grouped: string[] } {
  // Replaces the variable as Grafana does.
  const text = expr.replaceAll('$__rate_interval', '5m');
  const selectors: Selector[] = [];
  const grouped: string[] = [];
  parser.parse(text).iterate({
    enter: ({ name, type, from, to, node }) => {
      const own = text.slice(from, to);
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${text}`);
      if (name === 'VectorSelector')
        selectors.push({ metric: text.slice(from).match(/^[\w:]+/)?.[0] ?? '', matchers: [] });
      if (name === 'UnquotedLabelMatcher') {
        const [, label = '', operator = '', value = ''] = /^(\w+)(=~|!~|!=|=)"(.*)"$/.exec(own) ?? [];
        selectors.at(-1)?.matchers.push({ label, operator, value });
      }
      if (name === 'LabelName' && node.parent?.name === 'GroupingLabels') grouped.push(own);
    },
  });
  return { selectors, grouped };
}

interface Served {
  type: string;
  labels: string[];
}

let served: Map<string, Served>;
let samples: Sample[];
beforeAll(async () => {
  const { registry } = test.app.context.metrics;
  watchProcess(registry);
  await test.app.context.hub.start();
  const { body } = await test.app.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  samples = samplesOf(body);
  const metrics = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
  served = new Map(
    metrics.map(({ name, type }) => {
      const { labelNames } = registry.getSingleMetric(name) as unknown as { labelNames: string[] };
      return [name, { type, labels: labelNames }];
    }),
  );
});

function metricOf(series: string): Served | undefined {
  const histogram = served.get(series.replace(/_(bucket|sum|count)$/, ''));
  if (histogram?.type === 'histogram') return histogram;
  const metric = served.get(series);
  return metric?.type === 'histogram' ? undefined : metric;
}

const PROMETHEUS = { up: ['job', 'instance'] };
const EVERYWHERE = ['job', 'instance', 'le'];

it.each(expressions)('every metric and label in ‘%s’ is served', (_where, expr) => {
  const { selectors, grouped } = read(expr);
  expect(selectors).not.toEqual([]);
  const known = selectors.flatMap(({ metric, matchers }) => {
    const labels = metric in PROMETHEUS ? PROMETHEUS.up : metricOf(metric)?.labels;
    expect([metric, labels]).toEqual([metric, expect.any(Array)]);
    const all = [...(labels ?? []), ...EVERYWHERE];
    for (const { label } of matchers) expect(all).toContain(label);
    return all;
  });
  for (const label of grouped) expect(known).toContain(label);
});

it.each(expressions)('‘%s’ restricts metrics that other programs also serve to those of Stepwell', (_where, expr) => {
  for (const { metric, matchers } of read(expr).selectors)
    if (!metric.startsWith('stepwell_'))
      expect([metric, matchers]).toEqual([
        metric,
        expect.arrayContaining([{ label: 'job', operator: '=', value: 'stepwell' }]),
      ]);
});

it('every queue, state, outcome or limit in an expression exists', () => {
  const named = expressions.flatMap(([, expr]) => read(expr).selectors);
  const asked = named.flatMap(({ metric, matchers }) => matchers.map((matcher) => ({ metric, ...matcher })));
  let looked = 0;
  for (const { metric, label, operator, value } of asked) {
    if (!['queue', 'state', 'outcome', 'limit'].includes(label)) continue;
    const values = valuesOf(metric, label);
    for (const one of operator === '=~' ? value.split('|') : [value])
      expect(values.filter((known) => new RegExp(`^(?:${one})$`).test(known))).not.toEqual([]);
    looked += 1;
  }
  expect(looked).toBeGreaterThan(10);
});

const valuesOf = (metric: string, label: string) =>
  samples.filter(({ name }) => name === metric).flatMap(({ labels }) => labels[label] ?? []);

const [, page = ''] = /\n## Watch\n([^]*?)\n## /.exec(textOf('src/docs/operating.md')) ?? [];
const [, metricsPart = '', alertsPart = ''] = /### Metrics\n([^]*)### Alerts\n([^]*)### /.exec(page) ?? [];

const firstCells = (part: string) => [...part.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
const namesIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

it('the page explains exactly the metrics that are served', () => {
  const explained = firstCells(metricsPart).flatMap(namesIn);
  expect(explained.sort()).toEqual([...served.keys()].sort());
});

it('the page names the labels of each metric', () => {
  const rows = [...metricsPart.matchAll(/^\| (`[^|]*) \| (\w+) \| ([^|]*)\|/gm)];
  expect(rows).toHaveLength(firstCells(metricsPart).length);
  for (const [, names = '', , labels = ''] of rows)
    for (const name of namesIn(names)) {
      // The metrics of a row have the same labels, except totals, which lack some.
      const own = served.get(name)?.labels ?? [];
      expect([name, own.filter((label) => !namesIn(labels).includes(label))]).toEqual([name, []]);
    }
});

it('the page explains how to handle every alert, and how urgent it is', () => {
  const explained = [...alertsPart.matchAll(/^\| `(\w+)` \((\w+)\) \| [^|]+ \| [^|]+ \|$/gm)];
  expect(explained.map(([, alert, severity]) => [alert, severity])).toEqual(
    rules.map(({ alert, labels }) => [alert, labels.severity]),
  );
});

it('every alert describes its subject in a sentence', () => {
  for (const { alert, annotations } of rules)
    expect([alert, annotations.summary]).toEqual([alert, expect.stringMatching(/^[{A-Z].+\.$/)]);
});
