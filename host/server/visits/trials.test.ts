import { BUCKETS, type Registry, trialName } from '@site/federation/registry';
import { Trials } from './trials';

const version = (name: string, traffic: number, isLive = false) => ({
  metadata: { version: name },
  deployment: { traffic, default: isLive },
});
let registry: Registry;
const stopped = new Map<string, string>();
let trials: Trials;
beforeEach(() => {
  stopped.clear();
  registry = {
    microFrontends: {
      'mf-a': [version('1.1.0', 10), version('1.0.0', 90, true)],
      'mf-b': [version('2.1.0', 30), version('2.0.0', 70, true)],
      'mf-c': [version('3.0.0', 100, true), version('2.9.0', 0)],
    },
  } as unknown as Registry;
  trials = new Trials({
    registry: () => registry,
    isStopped: (name) => stopped.has(name),
    stop: async (trial, why) => {
      stopped.set(trialName(trial.remote, trial.version), why);
    },
  });
});

const everySelection = () =>
  Array.from({ length: BUCKETS }, (_, bucket) => JSON.stringify(trials.selectionOf(bucket)));

it('the host gives each group of visitors the same at each visit, and never more sets than trials beside the live one', () => {
  const selections = everySelection();
  expect(everySelection()).toEqual(selections);
  expect(new Set(selections)).toEqual(
    new Set(['{"mf-a":"1.1.0","mf-b":"2.1.0"}', '{"mf-b":"2.1.0"}', '{}']),
  );
  expect(selections.filter((one) => one.includes('mf-a'))).toHaveLength(10);
  expect(selections.filter((one) => one.includes('mf-b'))).toHaveLength(30);
});

const view = async (name: string, count: number, faults: number) => {
  for (let n = 0; n < count; n += 1) await trials.viewed('mf-a', name, n < faults);
};

it('the host takes a version from its visitors that fails where the live one does not, and leaves the other trial alone', async () => {
  await view('1.0.0', 100, 1);
  await view('1.1.0', 25, 7);
  expect(stopped.get('mf-a@1.1.0')).toContain('failed, beside 1 of 100 views');
  expect(trials.current.map(({ remote }) => remote)).toEqual(['mf-b']);
  expect(trials.selectionOf(0)).toEqual({ 'mf-b': '2.1.0' });
});

it('the host counts what browsers report, each address once: nobody ends a trial alone', async () => {
  await view('1.1.0', 40, 0);
  for (let n = 0; n < 50; n += 1) await trials.reported('mf-a', '1.1.0', '203.0.113.7');
  expect(stopped.size).toBe(0);
  for (let n = 0; n < 5; n += 1) await trials.reported('mf-a', '1.1.0', `203.0.113.${n}`);
  expect(stopped.has('mf-a@1.1.0')).toBe(true);
});

it('the host counts an IPv6 network once: who has all its addresses ends no trial alone', async () => {
  await view('1.1.0', 40, 0);
  for (let n = 1; n <= 50; n += 1) await trials.reported('mf-a', '1.1.0', `2001:db8:0:7::${n}`);
  expect(trials.countedOf('mf-a', '1.1.0')).toMatchObject({ views: 40, faults: 1 });
  await measure('1.0.0', 60, 1_200);
  for (let n = 1; n <= 60; n += 1)
    await measure('1.1.0', 1, 4_000, `2001:db8:0:7::${n.toString(16)}`);
  expect(stopped.size).toBe(0);
});

it('the host counts nothing of a version that is neither live nor on trial', async () => {
  await trials.reported('mf-a', '9.9.9-invented', '203.0.113.7');
  await view('0.9.0', 3, 3);
  expect(trials.countedOf('mf-a', '9.9.9-invented')).toBeUndefined();
  expect(trials.countedOf('mf-a', '0.9.0')).toBeUndefined();
  expect(trials.countedOf('mf-a', '1.0.0')).toMatchObject({ views: 0, faults: 0 });
});

it('the counts of a trial begin anew with the next one, those of the live version too, while another trial goes on', async () => {
  await trials.viewed('mf-b', '2.1.0', false);
  await view('1.0.0', 100, 90);
  await view('1.1.0', 5, 0);
  registry.microFrontends['mf-a'] = [
    version('1.2.0', 10),
    version('1.0.0', 90, true),
  ] as unknown as Registry['microFrontends'][string];
  expect(trials.countedOf('mf-a', '1.0.0')).toMatchObject({ views: 0, faults: 0 });
  await view('1.2.0', 25, 7);
  expect(stopped.has('mf-a@1.2.0')).toBe(true);
  expect(trials.countedOf('mf-b', '2.1.0')).toMatchObject({ views: 1, faults: 0 });
});

/** Visits of a version, each of another address, unless one is named. */
const measure = async (release: string, count: number, value: number, address?: string) => {
  const page = { remote: 'mf-a', release, route: '/' };
  for (let n = 0; n < count; n += 1)
    await trials.measured([{ name: 'LCP', value, page }], address ?? `${release}-${n}`);
};

it('the host takes a version from its visitors that is slow for them where the live one is not', async () => {
  await measure('1.0.0', 60, 1_200);
  await measure('1.1.0', 49, 4_000);
  expect(trials.countedOf('mf-a', '1.1.0')?.field.LCP).toEqual({ visits: 49, poor: 49 });
  expect(stopped.size).toBe(0);
  await measure('1.1.0', 60, 4_000);
  expect(stopped.get('mf-a@1.1.0')).toContain('LCP was not good in 50 of 50 visits');
});

it('the host lets nobody end a trial alone by figures, and counts those of other releases nowhere', async () => {
  await measure('1.0.0', 60, 1_200);
  await measure('1.1.0', 200, 4_000, '203.0.113.7');
  await measure('0.9.0', 200, 4_000);
  expect(stopped.size).toBe(0);
});

it('the host counts nothing while there is no trial', async () => {
  registry = { microFrontends: {} } as unknown as Registry;
  await view('1.1.0', 100, 100);
  expect(trials.current).toEqual([]);
  expect(stopped.size).toBe(0);
});

it('the host tells what it counted of each version while a trial is under way, and nothing else', async () => {
  await view('1.0.0', 30, 1);
  await view('1.1.0', 4, 1);
  expect(trials.countedOf('mf-a', '1.0.0')).toMatchObject({ views: 30, faults: 1 });
  expect(trials.countedOf('mf-a', '1.1.0')).toMatchObject({ views: 4, faults: 1 });
  expect(trials.countedOf('mf-b', '2.1.0')).toMatchObject({ views: 0, faults: 0 });
  expect(trials.countedOf('mf-c', '3.0.0')).toBeUndefined();
});
