import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureStore,
  isCanary,
  nameSet,
  type RegistryVersion,
  readAudit,
  readRegistry,
  storePaths,
  switchRegistry,
} from '../registry';
import { sampleVersion } from '../testing/sample-registry';
import { backToSet } from './back-to-set';

let store: string;
const idle = { deployment: { traffic: 0, default: false } };
const at = (path: string) => ({ extras: { routes: [{ path, preload: [] }] } });

const put = (microFrontends: Record<string, RegistryVersion[]>) =>
  switchRegistry(store, (current) => ({
    next: { ...current, microFrontends },
    audit: { who: 't', action: 'release', remote: '*', from: null, to: '*', why: '' },
  }));

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'sets-'));
  await ensureStore(store);
  await put({
    'mf-a': [sampleVersion('mf-a', '1.0.0', at('/a'))],
    'mf-b': [sampleVersion('mf-b', '2.0.0', at('/b'))],
  });
  await nameSet(store, 'before-diwali');
  await put({
    'mf-a': [
      sampleVersion('mf-a', '1.1.0', at('/a')),
      sampleVersion('mf-a', '1.0.0', { ...idle, ...at('/a') }),
    ],
    'mf-b': [
      sampleVersion('mf-b', '2.1.0', { deployment: { traffic: 10, default: false }, ...at('/b') }),
      sampleVersion('mf-b', '2.0.0', { deployment: { traffic: 90, default: true }, ...at('/b') }),
    ],
    'mf-c': [sampleVersion('mf-c', '3.0.0', at('/c'))],
  });
});
afterEach(() => rm(store, { recursive: true, force: true }));

const back = (name: string, react = '19.3.1') =>
  backToSet({ store, name, who: 'ravi', why: 'orders fail', provides: { react } });

it('the emergency stop puts every remote back in one switch, ends trials, and leaves what is younger than the set', async () => {
  expect(await back('before-diwali')).toEqual({
    'mf-a': '1.0.0',
    'mf-b': '2.0.0',
    'mf-c': '3.0.0',
  });
  const { microFrontends } = await readRegistry(store);
  expect(Object.values(microFrontends).flat().some(isCanary)).toBe(false);
  expect((await readAudit(store)).at(-1)).toMatchObject({
    who: 'ravi',
    action: 'back-to',
    to: 'before-diwali',
    why: 'orders fail',
  });
});

it('the emergency stop changes nothing when one of them does not go with the host any more', async () => {
  await expect(back('before-diwali', '20.0.0')).rejects.toThrow('react: needs ^19.0.0');
  expect((await readRegistry(store)).microFrontends['mf-a']?.[0]?.deployment.default).toBe(true);
});

it('the emergency stop names the sets there are, and believes none that somebody wrote', async () => {
  await expect(back('yesterday')).rejects.toThrow(
    'There is no set "yesterday". Named: before-diwali.',
  );
  await expect(nameSet(store, '../x')).rejects.toThrow('cannot name a set');
  await writeFile(join(storePaths(store).sets, 'mine.json'), '{"registry":{},"signature":""}');
  await expect(back('mine')).rejects.toThrow('bad signature');
});
