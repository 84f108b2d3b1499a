import { type MonthAction, planMonth } from '../../fixtures/month/plan-month';
import { expect, test } from '../../fixtures/test';
import { missedGoals } from '../../tools/bench-server/goals';
import { cell, spreadOf } from '../../tools/bench-web/table';
import { documentOf } from '../../tools/bench-web/variants';
import { withSection } from '../../tools/bench-web/write-section';

test('the variants that a page is measured beside are made of the page as it is served', async ({
  request,
}) => {
  const html = await (await request.get('/test-ride')).text();
  const one = { script: '/one-build/client.js', pageScripts: ['/one-build/page.js'] };
  expect(documentOf('ours', html, one)).toBe(html);

  const oneBuild = documentOf('one-server', html, one);
  for (const part of ['<h1', 'src="/one-build/client.js"', 'href="/one-build/page.js"'])
    expect(oneBuild).toContain(part);
  expect(oneBuild).not.toMatch(/importmap|modulepreload|\/assets\/client/);

  const inBrowser = documentOf('federation-browser', html, one);
  for (const part of ['<div id="root"></div>', '"loaderData":{}', '/assets/client.'])
    expect(inBrowser).toContain(part);
  const oneInBrowser = documentOf('one-browser', html, one);
  for (const page of [inBrowser, oneInBrowser])
    expect(page).not.toMatch(/<h1|modulepreload|page-rules|data-emotion|as="image"|rel="expect"/);
  expect(() => documentOf('one-server', '<html></html>', one)).toThrow('no import map any more');
});

test('a table says ratios first, then median and range, and stands in its place', () => {
  const seconds = (value: number) => `${value} s`;
  const ours = spreadOf([3, 1, 2]);
  expect(cell(ours, undefined, seconds)).toBe('2 s [1 s–3 s]');
  expect(cell(spreadOf([4, 4, 4]), ours, seconds)).toBe('**2.00** · 4 s');
  expect(cell(spreadOf([]), ours, seconds)).toBe('–');
  const page = 'a\n<!-- bench web: begin -->\nold\n<!-- bench web: end -->\nb\n';
  expect(withSection(page, 'web', ['new'])).toBe(page.replace('old', 'new'));
  expect(() => withSection('a', 'web', ['new'])).toThrow('no place for web');
});

test('the bench of the server names each goal that a run missed, and none of one that met them', () => {
  const met = { keptPerSecond: 5_000, renderedPerSecond: 150 };
  const over = { times: 1.5, waitingP99: 100, errors: 0 };
  expect(missedGoals({ ...met, over: [over] })).toEqual([]);
  expect(
    missedGoals({
      ...{ keptPerSecond: 4_999, renderedPerSecond: 149 },
      over: [over, { times: 2.5, waitingP99: 101, errors: 3 }],
    }),
  ).toEqual([
    '4999 kept pages went out in a second (goal: 5000)',
    '149 pages were rendered in a second (goal: 150)',
    'at 2.5 times as many visitors as pages can be made for, one waiting page in a hundred took more than 101 ms (goal: 100)',
    'at 2.5 times as many visitors as pages can be made for, 3 got neither a page nor the waiting page',
  ]);
});

test('the planned month has as many releases, rollbacks and trials as it is asked for, and takes back only what was just released', () => {
  for (const counts of [
    { releases: 100, rollbacks: 20, canaries: 10, bad: 3 },
    { releases: 30, rollbacks: 6, canaries: 3, bad: 1 },
  ]) {
    const events = planMonth(counts);
    const count = (...actions: MonthAction[]) =>
      events.filter(({ action }) => actions.includes(action)).length;
    expect(count('release', 'canary', 'bad-canary')).toBe(counts.releases);
    expect(count('rollback')).toBe(counts.rollbacks);
    expect(count('canary', 'bad-canary')).toBe(counts.canaries);
    expect(count('bad-canary')).toBe(counts.bad);
    for (const [at, { action, remote }] of events.entries())
      if (action === 'rollback') expect(events[at - 1]).toEqual({ action: 'release', remote });
  }
});
