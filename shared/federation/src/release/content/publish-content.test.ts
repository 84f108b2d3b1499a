import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureStore } from '../../registry';
import { sampleVersion } from '../../testing/sample-registry';
import type { ReleaseBuild } from '../build-release/release-build';
import { AlreadyReleasedError } from '../publish';
import { publishRelease } from '../publish-release/publish-release';
import { publishContent } from './publish-content';

jest.mock('../publish-release/publish-release', () => ({ publishRelease: jest.fn() }));

const publish = jest.mocked(publishRelease);
const released = sampleVersion('content', '2026.1101.2');
const taken = () => Promise.reject(new AlreadyReleasedError('content', '2026.1101.1'));

let store: string;
beforeEach(async () => {
  publish.mockReset().mockResolvedValue(released);
  store = await mkdtemp(join(tmpdir(), 'publish-content-'));
  await ensureStore(store);
});
afterEach(() => rm(store, { recursive: true, force: true }));

const by = { sourceHash: 'a', commit: 'b', who: 'ravi', note: 'why', share: 100 };
const release = (version?: string) =>
  publishContent({ store, ...by, version }, {} as ReleaseBuild, 'folder');

it('a release of content takes the next number of its day when somebody else has just taken its own', async () => {
  publish.mockImplementationOnce(taken).mockImplementationOnce(taken);
  expect(await release()).toBe(released);
  expect(publish).toHaveBeenCalledTimes(3);
});

it('a release of content gives up when its number is taken each time', async () => {
  publish.mockImplementation(taken);
  await expect(release()).rejects.toThrow('released already');
  expect(publish).toHaveBeenCalledTimes(3);
});

it.each([
  ['the number that somebody asked for is taken', '2026.1101.1', taken],
  ['something else goes wrong', undefined, () => Promise.reject(new Error('no room'))],
])('a release of content is not tried again when %s', async (_what, version, fail) => {
  publish.mockImplementation(fail);
  await expect(release(version)).rejects.toThrow();
  expect(publish).toHaveBeenCalledTimes(1);
});
