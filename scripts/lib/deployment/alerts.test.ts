import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrder } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { parse, stringify } from 'yaml';
import { textOf, workspaceRoot } from './deploy-files';
import { metricsOfSources } from './metrics-of-sources';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}

const ALERTS = 'deploy/alerts.yml';
const rules = (parse(textOf(ALERTS)) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

const PROMTOOL = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((file) => existsSync(file));
/** Of a machine without Prometheus the rules are only read. */
const withPromtool = PROMTOOL ? describe : describe.skip;

it('every alert says whether it wakes somebody, what has happened and what to do', () => {
  for (const { alert, labels, annotations } of rules)
    expect({ alert, labels, annotations }).toEqual({
      alert,
      labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
      annotations: { summary: expect.any(String), description: expect.stringMatching(/\w+\./) },
    });
});

const NAMES = /\b(?:site|api)_[a-z_]+/g;
/** What a histogram is asked by. */
const base = (name: string): string => name.replace(/_(bucket|count|sum)$/, '');

it.each([ALERTS, 'docs/field-figures.md'])(
  'every figure that %s names is one of host or API',
  (file) => {
    const { names } = metricsOfSources();
    const named = [...textOf(file).matchAll(NAMES)].map(([name]) => base(name));
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  },
);

it('every label that an alert asks for is one that host or API give', () => {
  const { labels } = metricsOfSources();
  const known = new Set([...labels, 'le', 'job', 'instance']);
  const asked = rules.flatMap(({ expr }) => [
    ...[...expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
    ...[...expr.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
  ]);
  expect(asked.filter((label) => !known.has(label))).toEqual([]);
});

it('every figure of host and API is explained in docs/field-figures.md', () => {
  const text = textOf('docs/field-figures.md');
  expect([...metricsOfSources().names].filter((name) => !text.includes(name))).toEqual([]);
});

/** A series as promtool's tests write it: https://prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules. */
type Series = Record<string, string>;

/**
 * What promtool says of expressions of which nothing is expected: the samples that there are, and errors.
 * @param series series → values, one a minute
 * @param minutes when it is asked
 */
function answersTo(exprs: readonly string[], series: Series, minutes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'motorbike-alerts-'));
  const file = join(folder, 'test.yml');
  const test = {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: exprs.map((expr) => ({ expr, eval_time: `${minutes}m` })),
  };
  const input = { rule_files: [join(workspaceRoot, ALERTS)], evaluation_interval: '1m' };
  writeFileSync(file, stringify({ ...input, tests: [test] }));
  const { stdout, stderr } = spawnSync(PROMTOOL ?? '', ['test', 'rules', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return `${stdout}${stderr}`;
}

/** Which alerts are called after so many minutes. */
function calledAt(minutes: number, series: Series): string[] {
  const watched = { 'up{job="site",instance="a"}': '1x120', 'up{job="api",instance="b"}': '1x120' };
  const said = answersTo(['ALERTS{alertstate="firing"}'], { ...watched, ...series }, minutes);
  const called = [...said.matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name);
  if (called.length === 0 && !said.includes('SUCCESS')) throw new Error(said);
  return called;
}

withPromtool('the questions of docs/field-figures.md', () => {
  const text = textOf('docs/field-figures.md');
  const queries = [...text.matchAll(/```promql\n(.*?)```/gs)].map(([, query = '']) => query);
  const hosts = ['a', 'b'].map((name) => `remote="mf-testride",release="1",instance="${name}"`);

  it.each(queries)('have an answer where two hosts serve the site: %s', (query) => {
    const series = hosts.flatMap((labels) => [
      [`site_live_release{${labels}}`, '1x400'],
      [`site_field_inp_seconds_bucket{${labels},route="/test-ride",le="0.1"}`, '0+1x400'],
      [`site_field_inp_seconds_bucket{${labels},route="/test-ride",le="+Inf"}`, '0+1x400'],
    ]);
    expect(answersTo([query], Object.fromEntries(series), 370)).not.toMatch(/err:|error/);
  });
});

withPromtool('the alerts', () => {
  const api = 'method="POST",endpoint="/orders"';
  const fault = 'remote="mf-a",release="1",stage="load",side="browser"';
  const visits = 'site_field_lcp_seconds_count{remote="mf-a",release="1",route="/"}';
  const done = (task: string) => `api_task_done_timestamp_seconds{task="${task}"}`;
  const webhook = (status: number) =>
    `api_request_seconds_count{method="POST",route="/api/v2/ev/payments/razorpay/webhook",status="${status}"}`;

  const orders = `api_request_seconds_count{method="POST",route="${callAddress(createOrder)}",status="200"}`;

  it.each<[string, string[], Series]>([
    ['nothing has happened', [], {}],
    ['a part that does not answer', ['PartDown'], { 'up{job="api",instance="b"}': '1x10 0x50' }],
    ['a scrape that was lost', ['PartNotWatched'], { 'up{job="api",instance="b"}': '1x10 stale' }],
    [
      'a part that ends again and again',
      ['PartEndsAgainAndAgain'],
      { 'process_start_time_seconds{job="api"}': '0x10 1 2 3 4 5x50' },
    ],
    [
      'an update, which starts a part anew and begins its figures at nothing',
      [],
      {
        'process_start_time_seconds{job="api"}': '0x20 1x50',
        'site_page_seconds_count{status="200"}': '0+600x20 0+600x50',
        'site_page_seconds_count{status="503"}': '0x20 _x50',
      },
    ],
    [
      'orders that all fail, whose figure begins with the first of them',
      ['ApiFails'],
      { [`site_api_seconds_count{${api},status="502"}`]: '_x10 5+2x60' },
    ],
    [
      'one order in fifty that fails',
      [],
      {
        [`site_api_seconds_count{${api},status="502"}`]: '0+1x60',
        [`site_api_seconds_count{${api},status="200"}`]: '0+50x60',
      },
    ],
    ['one visitor who got the waiting page', [], { site_pages_refused_total: '0x35 1x60' }],
    [
      'a crowd that gets the waiting page',
      ['VisitorsRefused'],
      { site_pages_refused_total: '0+9x60' },
    ],
    [
      'a release that fails in a browser in a hundred',
      [],
      { [`site_remote_faults_total{${fault}}`]: '0+3x60', [visits]: '0+300x60' },
    ],
    [
      'a release that fails in every tenth browser',
      ['RemoteFailsInBrowsers'],
      { [`site_remote_faults_total{${fault}}`]: '0+30x60', [visits]: '0+300x60' },
    ],
    [
      'a release that fails in browsers, of a host that counts no visits',
      ['RemoteFailsInBrowsers'],
      { [`site_remote_faults_total{${fault}}`]: '_x5 3+3x60' },
    ],
    ['tasks that run', [], { [done('clean-up')]: '0x59 3600x60', [done('mails')]: '0+60x60' }],
    [
      'a task that does not run any more in one of two APIs',
      [],
      {
        'api_task_done_timestamp_seconds{task="mails",instance="a"}': '0x60',
        'api_task_done_timestamp_seconds{task="mails",instance="b"}': '0+60x60',
      },
    ],
    ['a task that does not run any more', ['TaskDoesNotRun'], { [done('mails')]: '0x60' }],
    [
      'webhooks of a stranger beside those that are taken',
      [],
      { [webhook(401)]: '0+5x60', [webhook(200)]: '0+1x60' },
    ],
    [
      'webhooks of which none is taken',
      ['WebhooksRefused'],
      { [webhook(401)]: '1+1x60', [webhook(200)]: '9x60' },
    ],
    ['orders of which no webhook ever tells', ['WebhooksMissing'], { [orders]: '0+2x60' }],
    ['orders of which webhooks tell', [], { [orders]: '0+2x60', [webhook(200)]: '0x20 1x60' }],
    [
      'a host that stays behind the others',
      ['HostsDiffer'],
      {
        'site_live_release{remote="mf-a",release="1",instance="a"}': '1x60',
        'site_live_release{remote="mf-a",release="2",instance="b"}': '1x60',
      },
    ],
    [
      'a release that reaches the hosts one after the other',
      [],
      {
        'site_live_release{remote="mf-a",release="1",instance="a"}': '1x31 stale',
        'site_live_release{remote="mf-a",release="2",instance="a"}': '_x32 1x30',
        'site_live_release{remote="mf-a",release="2",instance="b"}': '_x28 1x40',
        'site_live_release{remote="mf-a",release="1",instance="b"}': '1x27 stale',
      },
    ],
  ])('call somebody as they should for %s', (_what, alerts, series) => {
    expect([...new Set(calledAt(40, series))]).toEqual(alerts);
  });
});
