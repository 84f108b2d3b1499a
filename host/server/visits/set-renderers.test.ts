import type { LiveSet } from '../releases/live-set';
import { type Selection, selectionKey } from '../releases/selection';
import { type SetRenderer, SetRenderers } from './set-renderers';

const setOf = (selection: Selection): LiveSet => ({
  snapshot: { id: selectionKey(selection), remotes: [] },
  serverEntries: {},
  integrity: {},
  queries: {},
  problems: {},
  liveSince: {},
});

let now: number;
let sets: SetRenderers;
let running: number;
const follows: Selection[] = [];
/** What the store answers instead of a set, while it cannot be read. */
let trouble: Error | undefined;
/** When the store answers. */
let found: Promise<void>;

beforeEach(() => {
  now = 0;
  running = 0;
  follows.length = 0;
  trouble = undefined;
  found = Promise.resolve();
  sets = new SetRenderers({
    most: 2,
    now: () => now,
    create: () => {
      running += 1;
      const renderer = {
        live: undefined as LiveSet | undefined,
        isReady: false,
        switchTo: async (live: LiveSet) => {
          renderer.live = live;
          renderer.isReady = true;
          return true;
        },
        stop: async () => {
          running -= 1;
        },
      };
      return renderer as unknown as SetRenderer;
    },
    follow: async (selection, onChange) => {
      await found;
      if (trouble) throw trouble;
      follows.push(selection);
      await onChange(setOf(selection));
      return () => follows.splice(follows.indexOf(selection), 1);
    },
  });
});
afterEach(() => sets.stop());

const preview = (version: string) => ({ 'mf-a': version });
const idOf = async (version: string) => (await sets.of(preview(version)))?.live?.snapshot.id;

it('the host starts one renderer for all who look at the same versions', async () => {
  expect(await Promise.all([idOf('1'), idOf('1'), idOf('1')])).toEqual(Array(3).fill('mf-a@1'));
  expect(running).toBe(1);
});

it('the host starts a set anew after one that could not be followed, and leaves no worker of it', async () => {
  trouble = new Error('the store cannot be read');
  await expect(sets.of(preview('1'))).rejects.toThrow(trouble.message);
  expect(running).toBe(0);
  trouble = undefined;
  await expect(idOf('1')).resolves.toBe('mf-a@1');
});

it('the host runs no more than its limit, whatever is asked for, and says when it is full', async () => {
  await Promise.all(['1', '2', '3', '4'].map(idOf));
  expect(running).toBe(2);
  expect(await idOf('3')).toBeUndefined();
  expect(await idOf('1')).toBe('mf-a@1');
});

it('the host makes room for a new one where nobody has looked for a minute', async () => {
  await idOf('1');
  now += 60_000;
  await idOf('2');
  expect(await idOf('3')).toBe('mf-a@3');
  expect(sets.live.map(({ snapshot }) => snapshot.id)).toEqual(['mf-a@2', 'mf-a@3']);
  expect(running).toBe(2);
});

it('the host gives a worker back that nobody has asked for in ten minutes, and follows its set no more', async () => {
  await idOf('1');
  now += 9 * 60_000;
  await idOf('2');
  now += 2 * 60_000;
  await sets.endIdle();
  expect(running).toBe(1);
  expect(follows).toEqual([preview('2')]);
});

it('the host follows no set that was given back while it was looked for', async () => {
  let find: () => void = () => undefined;
  found = new Promise((resolve) => {
    find = resolve;
  });
  const asked = sets.of(preview('1'));
  await sets.stop();
  find();
  await asked;
  expect(follows).toEqual([]);
  expect(running).toBe(0);
});

it('the host says only of what is warm that it is ready, and starts nothing for that', async () => {
  expect(sets.ready(preview('1'))).toBeUndefined();
  await idOf('1');
  expect(sets.ready(preview('1'))?.live?.snapshot.id).toBe('mf-a@1');
  expect(running).toBe(1);
});
